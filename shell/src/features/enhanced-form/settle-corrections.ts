import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

type Control = HTMLElement & { readonly validity?: ValidityState };

/**
 * Removes a field's error, also from the list above the form, once the field has a different, valid value; in every static
 * form, whether the shell or the server has shown the error.
 *
 * @implements FORM-20
 */
export function settleCorrections(page: Document, stop: AbortSignal): void {
  const look = ({ target }: Event): void => {
    const control = target as Control;
    const form = control.closest('form');
    if (form && control.validity?.valid && control.getAttribute('aria-invalid') === 'true') settle(control, form);
  };
  page.addEventListener('input', look, { signal: stop });
  page.addEventListener('change', look, { signal: stop });
}

function settle(control: Control, form: HTMLFormElement): void {
  const ids = control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const place = [...form.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE.fieldError}]`)].find(({ id }) =>
    ids.includes(id),
  );
  if (!place) return;
  place.textContent = '';
  const above = form.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}]`);
  for (const field of form.querySelectorAll(`[aria-describedby~="${place.id}"]`)) {
    field.removeAttribute('aria-invalid');
    above?.querySelector(`a[href="#${field.id}"]`)?.closest('li')?.remove();
  }
  // Errors without a field stay.
  if (!form.querySelector('[aria-invalid="true"]') && !above?.querySelector('li')) above?.replaceChildren();
}
