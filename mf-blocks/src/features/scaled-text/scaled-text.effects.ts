import type { Host } from 'shared-types/host/host';
import { startTextShrink } from '../../parts/text-shrink/text-shrink.effects';

/** Makes the text smaller where the size its column gives it takes more than a line. What follows stays where it is. */
export function start(root: HTMLElement, { stop }: Host): void {
  const line = root.querySelector<HTMLElement>('[data-scaled-text]');
  if (!line) return;
  const { offsetHeight, offsetWidth } = line;
  line.style.minBlockSize = `${offsetHeight}px`;
  const observer = new ResizeObserver(() => {
    // At another width the page moves anyway.
    if (line.offsetWidth !== offsetWidth) line.style.minBlockSize = '';
  });
  observer.observe(line);
  startTextShrink(line, stop);
  stop.addEventListener('abort', () => {
    observer.disconnect();
    line.style.minBlockSize = '';
  });
}
