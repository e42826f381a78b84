import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, TAB_KEY_PREFIX, THEME_KEY } from '@/lib/store/keys';
import { firstPaint } from './first-paint';
import { InlineScript } from './inline-script';

/** Puts `firstPaint` into the head. `<html>` needs `suppressHydrationWarning`, since its attributes change. */
export function FirstPaintScript({ announcement }: { announcement?: string | undefined }) {
  return (
    <InlineScript
      run={firstPaint}
      input={{
        theme: THEME_KEY,
        dismiss: ANNOUNCEMENT_DISMISS_KEY,
        id: ANNOUNCEMENT_ID_KEY,
        tab: TAB_KEY_PREFIX,
        announcement,
      }}
    />
  );
}
