import type { FormState } from 'shared-types/render';

/** What was typed into a form that was refused, and nothing said of it any more: something has been changed since. */
export function settledForm(form: FormState | undefined): FormState | undefined {
  if (!form) return undefined;
  const errors = Object.fromEntries(Object.keys(form.errors).map((name) => [name, '']));
  return { ...form, errors, message: '' };
}
