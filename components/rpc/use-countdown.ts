import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a moment of the clock, counting down to 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  // Before it is painted, so that no older moment flashes up.
  useLayoutEffect(() => {
    if (until <= Date.now()) return;
    const tick = () => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
