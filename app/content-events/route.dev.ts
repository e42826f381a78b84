import { once } from 'node:events';
import { watch } from 'chokidar';
import { contentDir } from '@/lib/content-dir';
import { onChange } from '@/lib/dev/changes';

/**
 * Sends open pages the time of the last change of content or pictures (server-sent events, milliseconds since 1970). It
 * sends one event at the start, so that a change made while the page was loading is not lost, then one for each change,
 * and one when the check of the whole site has a new result. Only `next dev` has this route.
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
