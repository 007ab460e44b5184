import type { Host } from 'shared-types/host/host';
import type { messages } from './contact-form.messages';
import { leadToFields } from './lead-to-fields.effects';
import { showBelow } from './show-below.effects';

/**
 * Counts along while somebody writes, and leads from the summary of what is wrong to the fields. Without script the hint
 * says how much fits, and the browser leads.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  leadToFields(root, host.stop);
  showBelow(root, host.stop);
  for (const counter of root.querySelectorAll<HTMLElement>('[data-counter]')) count(counter, host);
}

function count(counter: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  const textarea = counter.parentElement?.querySelector('textarea');
  const max = Number(counter.dataset.counter);
  const show = (): void => {
    const length = textarea?.value.length ?? 0;
    const isOver = length > max;
    // Said once: a number with every letter is noise to those who listen.
    if (isOver && !counter.hasAttribute('data-over')) announcer.announce(text('exceeded'));
    counter.toggleAttribute('data-over', isOver);
    counter.textContent = text('counter', { count: length, max });
  };
  textarea?.addEventListener('input', show, { signal: stop });
  // A number that no longer counts is wrong with the next letter.
  stop.addEventListener('abort', () => {
    counter.textContent = '';
    counter.removeAttribute('data-over');
  });
  show();
}
