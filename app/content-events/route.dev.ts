import { watch } from 'chokidar';
import { getMessage } from '@/lib/command';
import { openChangeChannel } from '@/lib/dev/changes';
import { contentDir } from '@/lib/source/content-dir';

// A change of code loads this module again.
let isUnwatched = false;

/** Says once that not every edit is seen, as when the system has no handles left for watching (ENOSPC). */
function reportUnwatched(error: unknown): void {
  if (isUnwatched) return;
  isUnwatched = true;
  const fix =
    'Load the page again after an edit, or raise fs.inotify.max_user_watches and restart the preview.';
  process.stderr.write(`The preview does not see every edit: ${getMessage(error)}. ${fix}\n`);
}

/**
 * Server-sent events with the time of the last change of content or pictures (milliseconds since 1970): one at the start,
 * so that a change made while the page was loading is not lost, then one for each change and each new result of the
 * background check. Only in `next dev`.
 */
export async function GET(request: Request) {
  const watcher = watch([contentDir, 'public'], { alwaysStat: true });
  let changed = 0;
  const record = (_path: string, stats?: { mtimeMs: number }) => {
    changed = Math.max(changed, stats?.mtimeMs ?? 0);
  };
  watcher.on('add', record).on('addDir', record).on('error', reportUnwatched);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  const channel = openChangeChannel();
  const close = () => {
    channel.close();
    return watcher.close();
  };
  const stream = new ReadableStream<string>({
    start(controller) {
      const send = () => controller.enqueue(`data: ${Date.now()}\n\n`);
      controller.enqueue(`retry: 1000\ndata: ${changed}\n\n`);
      watcher.on('all', send);
      channel.onmessage = send;
      request.signal.addEventListener('abort', () => void close());
    },
    cancel: close,
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
