import { newId } from '../commands/new-id';
import type { Surroundings } from './surroundings';

/** The browser's own clock, locks and events. */
export function browserSurroundings(): Surroundings {
  return {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newKey: newId,
    // Missing where the page is not secure.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    isVisible,
    listen(event, listener, signal) {
      if (event === 'online') return window.addEventListener('online', listener, { signal });
      const isShown = event === 'shown';
      document.addEventListener('visibilitychange', () => void (isVisible() === isShown && listener()), { signal });
      window.addEventListener(isShown ? 'focus' : 'pagehide', listener, { signal });
    },
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
