import type { Host } from 'shared-types/host/host';
import type { messages } from './contact-form.messages';
import { leadToFields } from './lead-to-fields.effects';
import { showBelow } from './show-below.effects';

/**
 * Keeps the character counters current, scrolls from the error summary to the fields, and completes the captcha of a form that
 * has one. Without script, the hint states the limit, the summary's links are plain anchors, and the server asks twice.
 */
export async function start(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  leadToFields(root, host.stop);
  showBelow(root, host.stop);
  for (const counter of root.querySelectorAll<HTMLElement>('[data-counter]')) count(counter, host);
  if (!root.querySelector('[data-captcha]')) return;
  const { startCaptcha } = await import('./captcha/captcha.effects');
  startCaptcha(root, host);
}

function count(counter: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  const textarea = counter.parentElement?.querySelector('textarea');
  const max = Number(counter.dataset.counter);
  const show = (): void => {
    const length = textarea?.value.length ?? 0;
    const isOver = length > max;
    // Announced once, because a number after every key press is noise in a screen reader.
    if (isOver && !counter.hasAttribute('data-over')) announcer.announce(text('exceeded'));
    counter.toggleAttribute('data-over', isOver);
    counter.textContent = text('counter', { count: length, max });
  };
  textarea?.addEventListener('input', show, { signal: stop });
  // Without updates the number would soon be wrong.
  stop.addEventListener('abort', () => {
    counter.textContent = '';
    counter.removeAttribute('data-over');
  });
  show();
}
