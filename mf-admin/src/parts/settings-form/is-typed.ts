import type { FormState } from 'shared-types/render';

/** True if the page shows typed values instead of saved ones. */
export function isTyped(form: FormState | undefined): form is FormState {
  return form !== undefined && Object.keys(form.values).length > 0;
}
