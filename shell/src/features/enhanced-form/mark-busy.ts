const MARKS = ['aria-busy', 'aria-disabled'];

/** True while the form is on its way. */
export function isBusy(form: HTMLFormElement): boolean {
  return form.hasAttribute('aria-busy');
}

/**
 * Marks a form and its button as on their way and locks everything else in it; gives the way to undo that.
 *
 * @implements FORM-03
 */
export function markBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type]), [type=submit]');
  const locked = [...form.elements].filter((element) => !element.contains(button));
  // The button says what goes on, so it takes the focus from the field that was left by Enter.
  if (locked.includes(form.ownerDocument.activeElement as Element)) button?.focus();
  form.setAttribute('aria-busy', 'true');
  // Not `disabled`: that would take the focus away from the button, and the fields out of what is sent.
  for (const mark of MARKS) button?.setAttribute(mark, 'true');
  for (const element of locked) element.setAttribute('inert', '');
  return () => {
    form.removeAttribute('aria-busy');
    for (const mark of MARKS) button?.removeAttribute(mark);
    for (const element of locked) element.removeAttribute('inert');
  };
}
