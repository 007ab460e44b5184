import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';

/** Why a form was refused. */
export interface Refusal {
  readonly message: string;
  /** Sentences by field name. */
  readonly errors?: Readonly<Record<string, string>>;
}

type Field = HTMLElement & { readonly name: string };

/** Shows a refusal in the form; what was typed stays. */
export function showRefusal(form: HTMLFormElement, { message, errors = {} }: Refusal): void {
  clearRefusal(form);
  const told = Object.entries(errors).map(([name, sentence]) => showFieldError(form, { name, sentence }));
  const homeless = Object.values(errors).filter((_, index) => !told[index]);
  const place = formErrorOf(form);
  place.hidden = false;
  place.textContent = [message, ...homeless].join(' ');
  // The alert speaks for itself; focus moves only where there is something to mend.
  fieldsOf(form)
    .find((field) => field.getAttribute('aria-invalid') === 'true')
    ?.focus();
}

/** Takes the last refusal off the form. */
export function clearRefusal(form: HTMLFormElement): void {
  for (const place of errorPlaces(form)) place.textContent = '';
  for (const field of fieldsOf(form)) field.removeAttribute('aria-invalid');
}

function showFieldError(form: HTMLFormElement, { name, sentence }: { name: string; sentence: string }): boolean {
  const place = errorPlaces(form).find((element) => element.getAttribute(BLOCK_ATTRIBUTE.fieldError) === name);
  if (!place) return false;
  place.hidden = false;
  place.textContent = sentence;
  place.id ||= `field-error-${Math.random().toString(36).slice(2)}`;
  // A field of several inputs names them `<field>.<part>`; an input may also point at the place itself.
  for (const field of fieldsOf(form))
    if (`${field.name}.`.startsWith(`${name}.`) || descriptionsOf(field).includes(place.id)) describe(field, place.id);
  return true;
}

function describe(field: Field, id: string): void {
  const ids = new Set(descriptionsOf(field)).add(id);
  field.setAttribute('aria-describedby', [...ids].join(' '));
  field.setAttribute('aria-invalid', 'true');
}

function descriptionsOf(field: Field): string[] {
  return field.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
}

function errorPlaces(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}], [${BLOCK_ATTRIBUTE.fieldError}]`)];
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field => 'name' in element);
}

/** The place for the form's sentence; a form without one gets it, since a refusal must never go unseen. */
function formErrorOf(form: HTMLFormElement): HTMLElement {
  const found = form.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}]`);
  const place = found ?? form.appendChild(form.ownerDocument.createElement('p'));
  if (!found) {
    place.className = 'form-error';
    place.setAttribute(BLOCK_ATTRIBUTE.formError, '');
  }
  place.setAttribute('role', 'alert');
  return place;
}
