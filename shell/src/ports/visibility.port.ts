/** When the visitor looks at the page. */
export interface VisibilityPort {
  /** True while the page can be seen. */
  isSeen(): boolean;
  /** Calls each time the visitor turns away from the page, to another tab or page, until the signal. */
  onHidden(then: () => void, signal: AbortSignal): void;
  /** Calls each time the visitor comes back to the page from another tab or window, until the signal. */
  onSeenAgain(then: () => void, signal: AbortSignal): void;
}

/** What the browser knows of it. */
export function createVisibilityPort(view: Window = window): VisibilityPort {
  const { document } = view;
  return {
    isSeen: () => !document.hidden,
    onHidden(then, signal) {
      document.addEventListener('visibilitychange', () => void (document.hidden && then()), { signal });
    },
    onSeenAgain(then, signal) {
      document.addEventListener('visibilitychange', () => void (document.hidden || then()), { signal });
      // Of two windows side by side both are visible.
      view.addEventListener('focus', then, { signal });
    },
  };
}
