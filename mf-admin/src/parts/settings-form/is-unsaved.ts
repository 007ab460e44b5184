/** True where the form holds something else than it came with, or came with what was never saved. */
export function isUnsaved(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-unsaved') || [...form.elements].some(isChanged);
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false;
  if (element.type === 'checkbox') return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}
