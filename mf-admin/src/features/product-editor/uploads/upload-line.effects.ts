import type { Host } from 'shared-types/host/host';
import { copyTemplate } from './copy-template.effects';
import type { messages } from '../product-editor.messages';

export interface UploadLine {
  readonly file: File;
  readonly stop: AbortController;
  wait(): void;
  /** Shows the uploaded share, from 0 to 1. */
  progress(part: number): void;
  fail(message: string, mayRetry: boolean): void;
  /** Removes it from the page. */
  leave(): void;
}

export interface UploadLineParts {
  readonly file: File;
  readonly text: Host<typeof messages>['text'];
  readonly onAgain: (line: UploadLine) => void;
  readonly onCancel: (line: UploadLine) => void;
  /** Gets the focus of a removed line. */
  readonly heir: HTMLElement;
}

const PERCENT = 100;

/** Adds a line for a file to the form's list of uploads. */
export function addUploadLine(form: HTMLFormElement, parts: UploadLineParts): UploadLine {
  const { file, text, heir, onAgain, onCancel } = parts;
  const element = copyTemplate(form, '[data-upload-line]');
  const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector)!;
  const [state, bar] = [find('[data-state]'), find<HTMLProgressElement>('progress')];
  const [again, cancel] = [find('[data-again]'), find('[data-cancel]')];
  const show = (message: string, { isFailed = false, mayRetry = false } = {}): void => {
    state.textContent = message;
    state.classList.toggle('field__error', isFailed);
    bar.hidden = isFailed;
    again.hidden = !mayRetry;
  };
  const line: UploadLine = {
    file,
    stop: new AbortController(),
    wait: () => show(text('uploadWaiting')),
    progress(part) {
      bar.value = Math.floor(part * PERCENT);
      show(part < 1 ? text('uploading', { percent: bar.value }) : text('uploadPreparing'));
    },
    fail: (message, mayRetry) => show(message, { isFailed: true, mayRetry }),
    leave() {
      if (element.contains(document.activeElement)) heir.focus();
      element.remove();
    },
  };
  find('[data-name]').textContent = file.name;
  bar.setAttribute('aria-label', file.name);
  again.setAttribute('aria-label', `${text('uploadAgain')}: ${file.name}`);
  cancel.setAttribute('aria-label', `${text('uploadCancel')}: ${file.name}`);
  again.addEventListener('click', () => {
    // The pressed button disappears.
    cancel.focus();
    onAgain(line);
  });
  cancel.addEventListener('click', () => onCancel(line));
  form.querySelector('[data-upload-lines]')?.append(element);
  return line;
}
