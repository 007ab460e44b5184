import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

type Control = HTMLElement & { readonly name: string };

/** Shows errors at their fields and above the form, where it puts the focus, as the shell shows a refusal. */
export function showErrors(form: HTMLFormElement, errors: ReadonlyMap<string, string>): void {
  clearErrors(form);
  const places = [...form.querySelectorAll(`[${BLOCK_ATTRIBUTE.fieldError}]`)];
  const list = document.createElement('ul');
  for (const [field, error] of errors) {
    const place = places.find((one) => one.getAttribute(BLOCK_ATTRIBUTE.fieldError) === field);
    const controls = place ? [...form.querySelectorAll<Control>(`[aria-describedby~="${place.id}"][name]`)] : [];
    if (place) place.textContent = error;
    for (const control of controls) control.setAttribute('aria-invalid', 'true');
    list.append(
      item(
        error,
        controls.find(({ id }) => id !== ''),
      ),
    );
  }
  const above = form.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}]`);
  if (!above) return;
  const message = document.createElement('p');
  message.textContent = above.getAttribute(BLOCK_ATTRIBUTE.formSummary);
  above.setAttribute('role', 'alert');
  above.tabIndex = -1;
  above.replaceChildren(message, list);
  above.focus();
}

export function clearErrors(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll(`[${BLOCK_ATTRIBUTE.fieldError}]`)) place.textContent = '';
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  form.querySelector(`[${BLOCK_ATTRIBUTE.formError}]`)?.replaceChildren();
}

function item(error: string, control: Control | undefined): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = error;
  if (control) link.href = `#${control.id}`;
  entry.append(control ? link : error);
  return entry;
}
