import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';

export interface UploadRow {
  readonly name: string;
  /** Shows the uploaded share, from 0 to 1. */
  progress(share: number): void;
  pause(): void;
  complete(id: string, name: string): void;
  fail(message: string, mayRetry: boolean): void;
}

export interface RowParts {
  /** Element with the list of files and the template of a row. */
  readonly place: HTMLElement;
  readonly name: string;
  readonly host: Pick<Host<typeof messages>, 'announcer' | 'text'>;
  readonly onRetry: () => void;
  /** The row has left the page. */
  readonly onRemove: () => void;
}

const PERCENT = 100;
const QUARTER = 25;

/** Adds a row for a file. Screen readers hear quarters, and how it ends. */
export function addRow({ place, name, host: { announcer, text }, onRetry, onRemove }: RowParts): UploadRow {
  const template = place.querySelector<HTMLTemplateElement>('template')?.content.firstElementChild;
  const element = template?.cloneNode(true) as HTMLElement;
  const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector)!;
  const [label, bar, state] = [find('[data-name]'), find<HTMLProgressElement>('progress'), find('[data-state]')];
  const [retry, remove] = [find('[data-retry]'), find('[data-remove]')];
  const input = find<HTMLInputElement>('input');
  let heard = 0;
  const say = (message: string): void => announcer.announce(`${label.textContent}: ${message}`);
  const show = (message: string, { isFailed = false, mayRetry = false, isOver = false } = {}): void => {
    state.textContent = message;
    state.classList.toggle('field__error', isFailed);
    bar.hidden = isOver || isFailed;
    retry.hidden = !mayRetry;
  };
  const rename = (to: string): void => {
    label.textContent = to;
    bar.setAttribute('aria-label', to);
    for (const button of [retry, remove]) button.setAttribute('aria-label', `${button.textContent}: ${to}`);
  };
  rename(name);
  retry.addEventListener('click', () => {
    // The pressed button disappears.
    remove.focus();
    onRetry();
  });
  remove.addEventListener('click', () => {
    place.querySelector<HTMLInputElement>('input[type="file"]')?.focus();
    element.remove();
    onRemove();
  });
  place.querySelector('[data-uploads]')?.append(element);
  return {
    name,
    progress(share) {
      const percent = Math.floor(share * PERCENT);
      bar.value = percent;
      const message = percent < PERCENT ? text('fileProgress', { percent }) : text('fileChecking');
      show(message);
      const quarter = Math.floor(percent / QUARTER);
      if (quarter > heard) say(message);
      heard = Math.max(heard, quarter);
    },
    pause() {
      if (state.textContent !== text('filePaused')) say(text('filePaused'));
      show(text('filePaused'));
    },
    complete(id, stored) {
      rename(stored);
      input.value = id;
      input.disabled = false;
      show(text('fileSent'), { isOver: true });
      say(text('fileSent'));
    },
    fail(message, mayRetry) {
      input.disabled = true;
      show(message, { isFailed: true, mayRetry });
      say(message);
    },
  };
}
