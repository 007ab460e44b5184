export interface VisibilityPort {
  /** True while the page is visible. */
  isSeen(): boolean;
  /** Calls each time the page is hidden, until the signal. */
  onHidden(then: () => void, signal: AbortSignal): void;
  /** Calls each time the visitor returns from another tab or window, until the signal. */
  onSeenAgain(then: () => void, signal: AbortSignal): void;
}

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
