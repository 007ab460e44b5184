/** Scroll position in CSS pixels. */
export interface ScrollSample {
  readonly top: number;
  readonly left: number;
}

export interface ScrollListeners {
  /** While the page scrolls: at once, then once per interval with the latest positions. */
  readonly onScroll: (samples: readonly ScrollSample[]) => void;
  /** When scrolling has stopped. Not `scrollend`, which is new in Safari. */
  readonly onEnd: () => void;
}

const EMIT_EVERY_MS = 300;
const END_AFTER_MS = 300;
/** Positions per interval on a display with 72 Hz. Faster displays drop the oldest. */
const MOST_SAMPLES = 22;

/**
 * Follows scrolling of the window until the signal, at most a few times a second.
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
 * Calls at once, then once per interval with the collected positions.
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
