import { once } from 'node:events';
import { watch } from 'chokidar';
import { contentDir } from '@/lib/content-dir';
import { onChange } from '@/lib/dev/changes';

/**
 * Tells open pages when content or pictures were last changed (server-sent events, milliseconds since 1970): once at the
 * start, so that a change made while a page was loading is not lost, then with every change, and when the check of the
 * whole site has found something else than before. Exists under `next dev` only.
 */
export async function GET(request: Request) {
  const watcher = watch([contentDir, 'public'], { alwaysStat: true });
  let changed = 0;
  const note = (_path: string, stats?: { mtimeMs: number }) => {
    changed = Math.max(changed, stats?.mtimeMs ?? 0);
  };
  watcher.on('add', note).on('addDir', note);
  await once(watcher, 'ready');
  let stopListening = () => {};
  const close = () => {
    stopListening();
    return watcher.close();
  };
  const stream = new ReadableStream<string>({
    start(controller) {
      const send = () => controller.enqueue(`data: ${Date.now()}\n\n`);
      controller.enqueue(`retry: 1000\ndata: ${changed}\n\n`);
      watcher.on('all', send);
      stopListening = onChange(send);
      request.signal.addEventListener('abort', () => void close());
    },
    cancel: close,
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
