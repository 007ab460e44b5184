import { SCALED_TEXT_PX } from 'shared-types/blocks/basic/scaled-text';

const RESIZE_DEBOUNCE_MS = 100;

/**
 * Makes an element's text smaller until it fits into one line, or is as small as it may be; then it has more lines. It
 * follows the element's width, and fonts that come late.
 *
 * @implements TEXT-01 TEXT-02
 */
export function startTextShrink(element: HTMLElement, stop: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => shrink(element), RESIZE_DEBOUNCE_MS);
  };
  const observer = new ResizeObserver(later);
  shrink(element);
  if (element.parentElement) observer.observe(element.parentElement);
  document.fonts?.addEventListener('loadingdone', later, { signal: stop });
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    release(element);
  });
}

function shrink(element: HTMLElement): void {
  release(element);
  element.style.whiteSpace = 'nowrap';
  const fits = element.clientWidth / Math.max(1, element.scrollWidth);
  if (fits >= 1) return;
  const natural = Number.parseFloat(getComputedStyle(element).fontSize);
  const size = Math.floor(natural * fits * 10) / 10;
  const { shrunkLeast } = SCALED_TEXT_PX;
  element.style.fontSize = `${Math.max(size, shrunkLeast)}px`;
  if (size < shrunkLeast) element.style.whiteSpace = '';
}

function release(element: HTMLElement): void {
  element.style.fontSize = '';
  element.style.whiteSpace = '';
}
