import type { FormState } from 'shared-types/render';

/** The values of a refused form without its messages, after something has been changed. */
export function settledForm(form: FormState | undefined): FormState | undefined {
  if (!form) return undefined;
  const errors = Object.fromEntries(Object.keys(form.errors).map((name) => [name, '']));
  return { ...form, errors, message: '' };
}
