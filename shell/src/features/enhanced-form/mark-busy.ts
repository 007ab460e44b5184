const MARKS = ['aria-busy', 'aria-disabled'];

/** True while the form is on its way. */
export function isBusy(form: HTMLFormElement): boolean {
  return form.hasAttribute('aria-busy');
}

/** Marks a form and its button as on their way; gives the way to take the marks off. */
export function markBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = submitter ?? form.querySelector('button:not([type]), [type=submit]');
  form.setAttribute('aria-busy', 'true');
  // Not `disabled`: that would take the focus away.
  for (const mark of MARKS) button?.setAttribute(mark, 'true');
  return () => {
    form.removeAttribute('aria-busy');
    for (const mark of MARKS) button?.removeAttribute(mark);
  };
}
