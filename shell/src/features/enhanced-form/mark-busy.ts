const MARKS = ['aria-busy', 'aria-disabled'];

export function isBusy(form: HTMLFormElement): boolean {
  return form.hasAttribute('aria-busy');
}

/**
 * Marks a form and its button as busy and locks the other fields; returns the function that undoes this.
 *
 * @implements FORM-03
 */
export function markBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type]), [type=submit]');
  const locked = [...form.elements].filter((element) => !element.contains(button));
  // The button shows the progress, so it takes the focus from a field in which Enter was pressed.
  if (locked.includes(form.ownerDocument.activeElement as Element)) button?.focus();
  form.setAttribute('aria-busy', 'true');
  // Not `disabled`, which would take the focus from the button and the fields out of the request.
  for (const mark of MARKS) button?.setAttribute(mark, 'true');
  for (const element of locked) element.setAttribute('inert', '');
  return () => {
    form.removeAttribute('aria-busy');
    for (const mark of MARKS) button?.removeAttribute(mark);
    for (const element of locked) element.removeAttribute('inert');
  };
}
