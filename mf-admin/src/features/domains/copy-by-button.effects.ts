import type { Host } from 'shared-types/host/host';
import type { messages } from './domains.messages';

const SHOWN_MS = 2000;

/** Copies the value of a button, which says so for two seconds. */
export function copyByButton(button: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  button.hidden = false;
  const label = button.textContent;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    announcer.announce(text('copied'));
    button.textContent = text('copied');
    setTimeout(() => void (button.textContent = label), SHOWN_MS);
  };
  button.addEventListener('click', () => void copy(), { signal: stop });
}
