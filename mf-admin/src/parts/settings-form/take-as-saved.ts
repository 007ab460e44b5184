/** Has the form hold what it holds now as what it came with. */
export function takeAsSaved(form: HTMLFormElement): void {
  form.removeAttribute('data-unsaved');
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement)
      for (const option of element.options) option.defaultSelected = option.selected;
    else if (element instanceof HTMLTextAreaElement) element.defaultValue = element.value;
    else if (element instanceof HTMLInputElement) {
      if (element.type === 'checkbox') element.defaultChecked = element.checked;
      else element.defaultValue = element.value;
    }
  }
}
