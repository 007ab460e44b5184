import type { Host } from 'shared-types/host/host';
import { isUnsaved } from './unsaved-values';

type MarksHost = Pick<Host, 'announcer' | 'dialogs' | 'stop'> & {
  /** The question before undoing, its two answers, and the announcement afterwards. */
  readonly text: (key: 'undoQuestion' | 'undoYes' | 'undoNo' | 'undone') => string;
};

/**
 * Makes the note and the undo button of a saved form work. What it gives shows them while the form has unsaved values.
 */
export function unsavedMarks(
  form: HTMLFormElement,
  { announcer, dialogs, stop, text }: MarksHost,
  onUndone?: () => void,
): () => void {
  const note = form.querySelector<HTMLElement>('[data-unsaved-note]');
  const button = form.querySelector<HTMLButtonElement>('[data-undo]');
  const look = (): void => {
    const isKept = isUnsaved(form);
    for (const element of [note, button]) if (element) element.hidden = !isKept;
  };
  const undo = async (): Promise<void> => {
    const confirmation = { message: text('undoQuestion'), confirmText: text('undoYes'), rejectText: text('undoNo') };
    if ((await dialogs.confirm(confirmation)) !== 'confirm') return;
    // The button is hidden next, and must not take the focus with it.
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.reset();
    onUndone?.();
    look();
    announcer.announce(text('undone'));
  };
  button?.addEventListener('click', () => void undo(), { signal: stop });
  return look;
}
