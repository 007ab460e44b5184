import { blockElements, type FramePage } from './frame-page';
import { measurePage } from './measure-page.effects';
import type { MeasuredPage } from './measured-page';

export interface WatchSizeOptions {
  readonly page: FramePage;
  readonly stop: AbortSignal;
  readonly onMeasure: (measured: MeasuredPage) => void;
}

/**
 * Measures the framed page once in each painted frame in which it may have changed: when its window, a block, a picture or a font
 * has. Returns a function that asks for a measurement.
 */
export function watchSize({ page, stop, onMeasure }: WatchSizeOptions): () => void {
  const { document, main, view } = page;
  let waiting: number | undefined;
  const sizes = new ResizeObserver(() => ask());
  const measure = (): void => {
    waiting = undefined;
    if (stop.aborted || !document.defaultView) return;
    for (const block of blockElements(page).values()) sizes.observe(block);
    onMeasure(measurePage(page));
  };
  const ask = (): void => {
    waiting ??= requestAnimationFrame(measure);
  };
  sizes.observe(main);
  view.addEventListener('resize', ask, { signal: stop });
  // The events of pictures and details do not bubble.
  for (const event of ['load', 'toggle']) document.addEventListener(event, ask, { signal: stop, capture: true });
  document.fonts?.addEventListener('loadingdone', ask, { signal: stop });
  stop.addEventListener(
    'abort',
    () => {
      sizes.disconnect();
      if (waiting !== undefined) cancelAnimationFrame(waiting);
    },
    { once: true },
  );
  ask();
  return ask;
}
