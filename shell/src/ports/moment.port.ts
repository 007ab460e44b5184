/** What starts things in a page. Every listener ends with its signal. */
export interface MomentPort {
  /** Calls once, after the window's load event and one idle callback. */
  whenIdle(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, at the visitor's first input anywhere in the page. */
  whenFirstInput(then: () => void, signal: AbortSignal): void;
  /** Calls once, when the element comes near the viewport. */
  whenSeen(near: { readonly element: Element; readonly marginPx: number }, then: () => void, signal: AbortSignal): void;
  /** Calls each time the page goes into the back-forward cache or away (`false`) and comes back out of it (`true`). */
  onShown(then: (shown: boolean) => void, signal: AbortSignal): void;
}

// A click without the others comes from assistive technology.
const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart', 'click'];

/** The browser's own moments. */
export function createMomentPort(view: Window & typeof globalThis): MomentPort {
  const { document } = view;
  return {
    whenIdle(budgetMs, then, signal) {
      const wait = (): void => {
        // Safari has no idle callback; a task after the load event is as near as it gets.
        if (!view.requestIdleCallback) view.setTimeout(then);
        else view.requestIdleCallback(then, { timeout: budgetMs });
      };
      if (document.readyState === 'complete') wait();
      else view.addEventListener('load', wait, { once: true, signal });
    },
    whenFirstInput(then, signal) {
      for (const type of FIRST_INPUTS) {
        view.addEventListener(type, then, { once: true, capture: true, passive: true, signal });
      }
    },
    whenSeen({ element, marginPx }, then, signal) {
      if (!view.IntersectionObserver) return then();
      const observer = new view.IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          then();
        },
        { rootMargin: `${marginPx}px` },
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect(), { once: true });
    },
    onShown(then, signal) {
      view.addEventListener('pagehide', () => then(false), { signal });
      view.addEventListener('pageshow', (event) => event.persisted && then(true), { signal });
    },
  };
}
