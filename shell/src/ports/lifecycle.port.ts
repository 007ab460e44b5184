import { linkedController } from '../parts/linked-controller/linked-controller';

/** What starts things in a page. Every listener ends with its signal. */
export interface LifecyclePort {
  /** Calls once, at the window's load event, the visitor's first input or after the budget, whichever comes first. */
  whenWanted(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, in a task of its own or at the visitor's next input, even the one being heard, whichever comes first. */
  whenFree(then: () => void, signal: AbortSignal): void;
  /** Calls once, after the window's load event and one idle callback. */
  whenIdle(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, at the visitor's first input anywhere in the page. */
  whenFirstInput(then: () => void, signal: AbortSignal): void;
  /** Calls once, when the element comes near the viewport. */
  whenSeen(near: { readonly element: Element; readonly marginPx: number }, then: () => void, signal: AbortSignal): void;
  /** Calls once, when the browser has a line again after it had none. */
  whenOnline(then: () => void, signal: AbortSignal): void;
  /** Calls each time the page goes into the back-forward cache or away (`false`) and comes back out of it (`true`). */
  onShown(then: (shown: boolean) => void, signal: AbortSignal): void;
  /** Resolves once there is a visitor: at once, unless the browser renders the page ahead. */
  whenActivated(): Promise<void>;
  /** Resolves in a task of its own: work cut by it lets the browser paint and hear the visitor in between. */
  nextTask(): Promise<void>;
  /** True where the visitor came back to the page: the browser may have shown its own copy of it, however old. */
  isReturn(): boolean;
}

// A click without the others comes from assistive technology, a submit from the time before the shell was there.
const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart', 'click', 'submit'];

/** What TypeScript's library does not know of the window yet. */
interface NewerWindow {
  readonly scheduler?: { yield?(): Promise<void> };
  readonly document: Document & { readonly prerendering?: boolean };
}

type View = Window & typeof globalThis & NewerWindow;

/** The browser's own moments. */
export function createLifecyclePort(view: Window & typeof globalThis): LifecyclePort {
  const nextTask = createNextTask(view);
  return {
    ...createStarts(view, nextTask),
    whenSeen: createWhenSeen(view),
    whenOnline: (then, signal) => view.addEventListener('online', () => then(), { once: true, signal }),
    ...createReturns(view),
    nextTask,
  };
}

/** Safari has no way to come first in the next task. */
function createNextTask(view: View): LifecyclePort['nextTask'] {
  return () => view.scheduler?.yield?.() ?? new Promise((resolve) => view.setTimeout(resolve));
}

/** The moments of a page on its way to its visitor. */
function createStarts(
  view: View,
  nextTask: LifecyclePort['nextTask'],
): Pick<LifecyclePort, 'whenWanted' | 'whenFree' | 'whenIdle' | 'whenFirstInput' | 'whenActivated'> {
  const { document } = view;
  return {
    whenWanted(budgetMs, then, signal) {
      const { call, called } = callOnce(then, signal);
      if (document.readyState === 'complete') return call();
      view.addEventListener('load', call, { signal: called });
      listen(view, call, called);
      const timer = view.setTimeout(call, budgetMs);
      called.addEventListener('abort', () => view.clearTimeout(timer));
    },
    whenFree(then, signal) {
      const { call, called } = callOnce(then, signal);
      listen(document, call, called);
      void nextTask().then(call);
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
      // An input passes the window, the document, then this: what it starts at the first two hears it here.
      listen(document.documentElement, then, signal);
    },
    async whenActivated() {
      if (document.prerendering)
        await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
    },
  };
}

function createWhenSeen(view: View): LifecyclePort['whenSeen'] {
  return ({ element, marginPx }, then, signal) => {
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
    signal.addEventListener('abort', () => observer.disconnect());
  };
}

/** How a visitor leaves the page and comes back to it. */
function createReturns(view: View): Pick<LifecyclePort, 'onShown' | 'isReturn'> {
  return {
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

/** A call that is made once, unless the signal comes first; `called` aborts with either. */
function callOnce(then: () => void, signal: AbortSignal): { call: () => void; called: AbortSignal } {
  const ended = linkedController(signal);
  const { signal: called } = ended;
  const call = (): void => {
    if (called.aborted) return;
    ended.abort();
    then();
  };
  return { call, called };
}

function listen(target: EventTarget, then: () => void, signal: AbortSignal): void {
  for (const type of FIRST_INPUTS)
    target.addEventListener(type, then, { once: true, capture: true, passive: true, signal });
}
