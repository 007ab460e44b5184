import type { Host } from 'shared-types/host/host';

const SHOWN_MS = 2000;

interface Copying {
  readonly value: string;
  /** What the button says for two seconds after it was pressed. */
  readonly copied: string;
}

/** Shows a button that copies a value to the clipboard. */
export function copyByButton(
  button: HTMLElement,
  { value, copied }: Copying,
  { announcer, stop }: Pick<Host, 'announcer' | 'stop'>,
): void {
  button.hidden = false;
  const label = button.textContent;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    announcer.announce(copied);
    button.textContent = copied;
    setTimeout(() => void (button.textContent = label), SHOWN_MS);
  };
  button.addEventListener('click', () => void copy(), { signal: stop });
}
