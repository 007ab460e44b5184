import type { FormState } from 'shared-types/render';

/** True where the page shows what was typed and not what is saved. */
export function isTyped(form: FormState | undefined): form is FormState {
  return form !== undefined && Object.keys(form.values).length > 0;
}
