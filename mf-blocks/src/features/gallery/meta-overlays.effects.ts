import { watchSize } from '../../parts/slides/watch-size.effects';

/** Words that need more of their picture than this are cut to a part of it, and scroll. */
const MOST = 0.9;

/** Keeps words over pictures from hiding them: what is too long gets a height of 40 percent, and a mark for the style sheet. */
export function startMetaOverlays(root: HTMLElement, stop: AbortSignal): void {
  const overlays = [...root.querySelectorAll<HTMLElement>('[data-meta]')];
  if (overlays.length === 0) return;
  const measure = (): void => {
    const tooLong = overlays.map((overlay) => {
      const box = overlay.parentElement;
      return box !== null && overlay.scrollHeight > MOST * box.clientHeight;
    });
    overlays.forEach((overlay, at) => mark(overlay, tooLong[at] ?? false));
  };
  measure();
  const stopWatching = watchSize(root, measure);
  stop.addEventListener('abort', () => {
    stopWatching();
    overlays.forEach((overlay) => mark(overlay, false));
  });
}

/** What scrolls can be reached by the keyboard. */
function mark(overlay: HTMLElement, isTooLong: boolean): void {
  overlay.toggleAttribute('data-overflow', isTooLong);
  if (isTooLong) overlay.tabIndex = 0;
  else overlay.removeAttribute('tabindex');
}
