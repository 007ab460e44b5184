import { linkedController } from '../parts/linked-controller/linked-controller';

/** Lifecycle of the page. Every listener ends with its signal. */
export interface LifecyclePort {
  /** Calls once: at the load event, the first input, or after the budget. */
  whenWanted(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once: in a new task, or at the next input, including the current one. */
  whenFree(then: () => void, signal: AbortSignal): void;
  /** Calls once, after the load event and an idle callback. */
  whenIdle(budgetMs: number, then: () => void, signal: AbortSignal): void;
  /** Calls once, at the first input anywhere in the page. */
  whenFirstInput(then: () => void, signal: AbortSignal): void;
  /** Calls once, when the element comes near the viewport. */
  whenSeen(near: { readonly element: Element; readonly marginPx: number }, then: () => void, signal: AbortSignal): void;
  /** Calls once, when the browser is online again. */
  whenOnline(then: () => void, signal: AbortSignal): void;
  /**
   * Calls with `false` when the page is hidden or enters the back-forward cache, with `true` when it comes back out of it.
   */
  onShown(then: (shown: boolean) => void, signal: AbortSignal): void;
  /** Resolves at once, or when a prerendered page is activated. */
  whenActivated(): Promise<void>;
  /** Resolves in a new task, so that the browser can paint and handle input in between. */
  nextTask(): Promise<void>;
  /** True after a history navigation, for which the browser may have used an old copy of the page. */
  isReturn(): boolean;
}

// Assistive technology sends a click without the others; a submit may have been queued before the shell was loaded.
const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart', 'click', 'submit'];

/** Missing in TypeScript's library. */
interface NewerWindow {
  readonly scheduler?: { yield?(): Promise<void> };
  readonly document: Document & { readonly prerendering?: boolean };
}

type View = Window & typeof globalThis & NewerWindow;

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

/** Safari has no `scheduler.postTask`. */
function createNextTask(view: View): LifecyclePort['nextTask'] {
  return () => view.scheduler?.yield?.() ?? new Promise((resolve) => view.setTimeout(resolve));
}

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
        // Safari has no idle callback; a task after the load event comes closest.
        if (!view.requestIdleCallback) view.setTimeout(then);
        else view.requestIdleCallback(then, { timeout: budgetMs });
      };
      if (document.readyState === 'complete') wait();
      else view.addEventListener('load', wait, { once: true, signal });
    },
    whenFirstInput(then, signal) {
      // An event reaches this element after window and document, so a listener added there still receives it here.
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

/** Calls once, unless the signal comes first; `called` aborts with either. */
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
