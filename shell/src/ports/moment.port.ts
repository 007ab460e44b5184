/** What starts things in a page. Every listener ends with its signal. */
export interface MomentPort {
  /** Calls once, at the window's load event, the visitor's first input or after the budget, whichever comes first. */
  whenWanted(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, after the window's load event and one idle callback. */
  whenIdle(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, at the visitor's first input anywhere in the page. */
  whenFirstInput(then: () => void, signal: AbortSignal): void;
  /** Calls once, when the element comes near the viewport. */
  whenSeen(near: { readonly element: Element; readonly marginPx: number }, then: () => void, signal: AbortSignal): void;
  /** Calls each time the page goes into the back-forward cache or away (`false`) and comes back out of it (`true`). */
  onShown(then: (shown: boolean) => void, signal: AbortSignal): void;
  /** True where the visitor came back to the page: the browser may have shown its own copy of it, however old. */
  isReturn(): boolean;
}

// A click without the others comes from assistive technology, a submit from the time before the shell was there.
const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart', 'click', 'submit'];

/** The browser's own moments. */
export function createMomentPort(view: Window & typeof globalThis): MomentPort {
  const { document } = view;
  return {
    whenWanted(budgetMs, then, signal) {
      const called = new AbortController();
      const until = { once: true, signal: called.signal };
      const call = (): void => {
        called.abort();
        then();
      };
      signal.addEventListener('abort', () => called.abort(), until);
      if (document.readyState === 'complete') return call();
      view.addEventListener('load', call, until);
      listen(view, call, called.signal);
      const timer = view.setTimeout(call, budgetMs);
      called.signal.addEventListener('abort', () => view.clearTimeout(timer));
    },
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
      // At the document, so that the very input the window called `whenWanted` for is heard here too.
      listen(document, then, signal);
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
    isReturn() {
      const [navigation] = view.performance.getEntriesByType?.('navigation') ?? [];
      return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
    },
  };
}

function listen(target: EventTarget, then: () => void, signal: AbortSignal): void {
  for (const type of FIRST_INPUTS)
    target.addEventListener(type, then, { once: true, capture: true, passive: true, signal });
}
