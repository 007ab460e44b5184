import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

export interface Refusal {
  readonly message: string;
  /** Messages by field name. */
  readonly errors?: Readonly<Record<string, string>>;
}

type Field = HTMLElement & { readonly name: string };

/** Shows a refusal in the form; the typed values stay. */
export function showRefusal(form: HTMLFormElement, { message, errors = {} }: Refusal): void {
  clearRefusal(form);
  const shown = Object.entries(errors).map(([name, error]) => showFieldError(form, { name, error }));
  const homeless = Object.values(errors).filter((_, index) => !shown[index]);
  const place = formErrorOf(form);
  place.hidden = false;
  place.textContent = [message, ...homeless].join(' ');
  const summary = place.getAttribute(BLOCK_ATTRIBUTE.formSummary);
  if (summary !== null && shown.includes(true)) return showSummary(place, { message: summary, errors }, form);
  // The alert is announced by itself; focus moves only to a field with an error.
  fieldsOf(form)
    .find((field) => field.getAttribute('aria-invalid') === 'true')
    ?.focus();
}

/** Lists the errors with links to their fields, and focuses the list. */
function showSummary(place: HTMLElement, { message, errors = {} }: Refusal, form: HTMLFormElement): void {
  const create = <K extends 'a' | 'li' | 'p' | 'ul'>(tag: K, ...content: (Node | string)[]) => {
    const element = form.ownerDocument.createElement(tag);
    element.append(...content);
    return element;
  };
  const items = Object.entries(errors).map(([name, error]) => {
    const field = fieldOf(form, name);
    if (!field) return create('li', error);
    field.id ||= `field-${name}`;
    const link = create('a', error);
    link.href = `#${field.id}`;
    return create('li', link);
  });
  place.replaceChildren(create('p', message), create('ul', ...items));
  place.tabIndex = -1;
  place.focus();
}

/** The first input of a field with an error. */
function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const place = placeOf(form, name);
  return place && fieldsOf(form).find((field) => descriptionsOf(field).includes(place.id));
}

/** Removes the last refusal from the form. */
export function clearRefusal(form: HTMLFormElement): void {
  for (const place of errorPlaces(form)) place.textContent = '';
  for (const field of fieldsOf(form)) field.removeAttribute('aria-invalid');
}

function showFieldError(form: HTMLFormElement, { name, error }: { name: string; error: string }): boolean {
  const place = placeOf(form, name);
  if (!place) return false;
  place.hidden = false;
  place.textContent = error;
  place.id ||= `field-error-${Math.random().toString(36).slice(2)}`;
  // A field of several inputs names them `<field>.<part>`; an input may also refer to the element of the error.
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

function placeOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return errorPlaces(form).find((element) => element.getAttribute(BLOCK_ATTRIBUTE.fieldError) === name);
}

function errorPlaces(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}], [${BLOCK_ATTRIBUTE.fieldError}]`)];
}

function fieldsOf(form: HTMLFormElement): Field[] {
  // Fieldsets are among the form's elements but are not inputs.
  return [...form.elements].filter(
    (element): element is Field => 'name' in element && element.localName !== 'fieldset',
  );
}

/** The element of the form's message; created if it is missing, because refusals must always be visible. */
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
