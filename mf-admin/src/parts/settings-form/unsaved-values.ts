/** True if the form differs from its initial values, or contains values that were never saved. */
export function isUnsaved(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-unsaved') || [...form.elements].some(isChanged);
}

/** True if a field differs from its initial value; never for hidden ones and buttons. */
export function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false;
  if (isTicked(element)) return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}

/** Makes the form's current values its saved ones. */
export function takeAsSaved(form: HTMLFormElement): void {
  form.removeAttribute('data-unsaved');
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement)
      for (const option of element.options) option.defaultSelected = option.selected;
    else if (element instanceof HTMLTextAreaElement) element.defaultValue = element.value;
    else if (element instanceof HTMLInputElement) {
      if (isTicked(element)) element.defaultChecked = element.checked;
      else element.defaultValue = element.value;
    }
  }
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
