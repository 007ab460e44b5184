import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';

const MOST_DELAY_MS = 500;

/** Lets the pictures of a grid fade in that have not come yet, each after a delay of its own; the style sheet says how long. */
export function startGridFade(root: HTMLElement, stop: AbortSignal, random: () => number = Math.random): void {
  if (prefersNoMotion()) return;
  const waiting = [...root.querySelectorAll('img')].filter((image) => !image.complete);
  for (const image of waiting) {
    const come = (): void => {
      if (image.dataset['fade'] === 'waits') image.dataset['fade'] = 'comes';
    };
    image.dataset['fade'] = 'waits';
    image.style.setProperty('--delay', `${Math.round(random() * MOST_DELAY_MS)}ms`);
    for (const event of ['load', 'error']) image.addEventListener(event, come, { once: true, signal: stop });
  }
  stop.addEventListener('abort', () => {
    for (const image of waiting) {
      delete image.dataset['fade'];
      image.style.removeProperty('--delay');
    }
  });
}
