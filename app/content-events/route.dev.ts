import { once } from 'node:events';
import { watch } from 'chokidar';
import { contentDir } from '@/lib/content';

/** Tells open pages that a content file has changed (server-sent events). Exists under `next dev` only. */
export async function GET(request: Request) {
  const watcher = watch(contentDir, { ignoreInitial: true });
  // Before that it takes a change for a file it had not seen yet.
  await once(watcher, 'ready');
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue('retry: 1000\n\n');
      watcher.on('all', () => controller.enqueue('data: changed\n\n'));
      request.signal.addEventListener('abort', () => void watcher.close());
    },
    cancel: () => watcher.close(),
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
