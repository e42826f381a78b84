/**
 * Gives Node.js 20 the property `detached` of buffers, which later versions have: React's development build prints what
 * reads like an attack if it is missing.
 */
export function defineDetached(): void {
  if ('detached' in ArrayBuffer.prototype) return;
  const get = function (this: ArrayBuffer) {
    try {
      return new Uint8Array(this).byteLength < 0;
    } catch {
      return true;
    }
  };
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { configurable: true, get });
}
