/** Where the window was scrolled to, in CSS pixels. */
export interface ScrollSample {
  readonly top: number;
  readonly left: number;
}

/** Who is told of scrolling. */
export interface ScrollListeners {
  /** While the page scrolls: at once, and then in every interval, with where it was since; of many places, the latest. */
  readonly onScroll: (samples: readonly ScrollSample[]) => void;
  /** Once it has come to rest. Not `scrollend`, which Safari has only of late. */
  readonly onEnd: () => void;
}

const EMIT_EVERY_MS = 300;
const END_AFTER_MS = 300;
/** What a screen of 72 pictures a second shows in one interval. A faster one shows more: the oldest are dropped. */
const MOST_SAMPLES = 22;

/**
 * Follows how the window is scrolled, until the signal. It scrolls with every picture; what is asked of it costs no more
 * than a few calls a second.
 *
 * @implements UTIL-02 UTIL-03
 */
export function followScrolling(page: Document, { onScroll, onEnd }: ScrollListeners, stop: AbortSignal): void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const emit = throttle(onScroll, stop);
  const scrolled = (): void => {
    const place = page.scrollingElement;
    emit({ top: place?.scrollTop ?? 0, left: place?.scrollLeft ?? 0 });
    clearTimeout(ending);
    ending = setTimeout(onEnd, END_AFTER_MS);
  };
  page.addEventListener('scroll', scrolled, { passive: true, signal: stop });
  stop.addEventListener('abort', () => clearTimeout(ending));
}

/**
 * Calls at once and then once in an interval, with what has come since.
 *
 * @implements UTIL-04
 */
function throttle(listener: ScrollListeners['onScroll'], stop: AbortSignal): (sample: ScrollSample) => void {
  let samples: ScrollSample[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const emit = (): void => {
    const sent = samples;
    samples = [];
    timer = sent.length ? setTimeout(emit, EMIT_EVERY_MS) : undefined;
    if (sent.length) listener(sent);
  };
  stop.addEventListener('abort', () => clearTimeout(timer));
  return (sample) => {
    samples = [...samples, sample].slice(-MOST_SAMPLES);
    if (timer === undefined) emit();
  };
}
