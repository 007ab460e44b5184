import { isChanged } from './unsaved-values';

/**
 * Makes a form whose call takes a patch send the fields that were changed alone. A form with values that were never
 * saved sends all of them. Its fields are lines, areas and choices: a patch cannot say that a box was unchecked.
 *
 * @implements EDIT-24
 */
export function sendChanges(form: HTMLFormElement, stop: AbortSignal): void {
  if (!form.hasAttribute('data-sends-changes')) return;
  const omit = ({ formData }: FormDataEvent): void => {
    if (form.hasAttribute('data-unsaved')) return;
    for (const field of form.elements) if (isField(field) && !isChanged(field)) formData.delete(field.name);
  };
  form.addEventListener('formdata', omit, { signal: stop });
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}
