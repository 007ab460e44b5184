import type { Host } from 'shared-types/host/host';
import { isUnsaved } from './unsaved-values';

type MarksHost = Pick<Host, 'announcer' | 'dialogs' | 'stop'> & {
  /** The undo question, its two answers, and the announcement afterwards. */
  readonly text: (key: 'undoQuestion' | 'undoYes' | 'undoNo' | 'undone') => string;
};

/** Activates the note and the undo button of a form. The returned function shows them while values are unsaved. */
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
    // The button is about to be hidden and would lose the focus.
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.reset();
    onUndone?.();
    look();
    announcer.announce(text('undone'));
  };
  button?.addEventListener('click', () => void undo(), { signal: stop });
  return look;
}
