/** When the visitor looks at the page. */
export interface SightPort {
  /** Calls each time the visitor comes back to the page from another tab or window, until the signal. */
  onSeenAgain(then: () => void, signal: AbortSignal): void;
}

/** What the browser knows of it. */
export function createSightPort(view: Window = window): SightPort {
  return {
    onSeenAgain(then, signal) {
      const { document } = view;
      document.addEventListener('visibilitychange', () => void (document.hidden || then()), { signal });
      // Of two windows side by side both are visible.
      view.addEventListener('focus', then, { signal });
    },
  };
}
