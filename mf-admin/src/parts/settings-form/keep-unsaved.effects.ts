import type { Host } from 'shared-types/host/host';
import { isUnsaved } from './is-unsaved';

/** What the keeper works on. */
export interface KeepUnsavedParts {
  readonly form: HTMLFormElement;
  readonly host: Pick<Host, 'announcer' | 'dialogs' | 'stop'> & {
    /** What is asked before all that was changed is as it was, what may be answered, and what is said then. */
    readonly text: (key: 'undoQuestion' | 'undoYes' | 'undoNo' | 'undone') => string;
  };
}

/** What the others tell the keeper. */
export interface Unsaved {
  /** The form holds something else, or something else is saved. */
  look(): void;
}

/** Says that something is not saved, has the browser ask before it is left, and undoes it for who wants that. */
export function keepUnsaved(
  { form, host: { announcer, dialogs, stop, text } }: KeepUnsavedParts,
  onUndone: () => void,
): Unsaved {
  const note = form.querySelector<HTMLElement>('[data-unsaved-note]');
  const button = form.querySelector<HTMLButtonElement>('[data-undo]');
  const look = (): void => {
    const isKept = isUnsaved(form);
    for (const element of [note, button]) if (element) element.hidden = !isKept;
  };
  const undo = async (): Promise<void> => {
    const confirmation = { message: text('undoQuestion'), confirmText: text('undoYes'), rejectText: text('undoNo') };
    if ((await dialogs.confirm(confirmation)) !== 'confirm') return;
    // The button hides with what it undoes, and must not take the focus with it.
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.reset();
    onUndone();
    look();
    announcer.announce(text('undone'));
  };
  const change = (): void => {
    look();
    const notice = form.querySelector<HTMLElement>('[data-form-message]');
    if (notice) notice.hidden = true;
  };
  // A form that is saved and still on its way is led on by its reply, which is no leaving.
  const isLed = (): boolean =>
    form.hasAttribute('aria-busy') && form.querySelector<HTMLElement>('[data-form-message]')?.hidden === false;
  const warn = (event: BeforeUnloadEvent): void => {
    if (isUnsaved(form) && !isLed()) event.preventDefault();
  };
  button?.addEventListener('click', () => void undo(), { signal: stop });
  form.addEventListener('input', change, { signal: stop });
  window.addEventListener('beforeunload', warn, { signal: stop });
  look();
  return { look };
}
