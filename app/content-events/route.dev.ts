import { once } from 'node:events';
import { watch } from 'chokidar';
import { contentDir } from '@/lib/content-dir';

/**
 * Tells open pages when content was last changed (server-sent events, milliseconds since 1970): once at the start,
 * so that a change made while a page was loading is not lost, then with every change. Exists under `next dev` only.
 */
export async function GET(request: Request) {
  const watcher = watch(contentDir, { alwaysStat: true });
  let changed = 0;
  const note = (_path: string, stats?: { mtimeMs: number }) => {
    changed = Math.max(changed, stats?.mtimeMs ?? 0);
  };
  watcher.on('add', note).on('addDir', note);
  await once(watcher, 'ready');
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(`retry: 1000\ndata: ${changed}\n\n`);
      watcher.on('all', () => controller.enqueue(`data: ${Date.now()}\n\n`));
      request.signal.addEventListener('abort', () => void watcher.close());
    },
    cancel: () => watcher.close(),
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
