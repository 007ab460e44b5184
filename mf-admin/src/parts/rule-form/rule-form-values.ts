import type { RuleEditorView } from 'shared-types/admin/store/price-rules';
import type { FormState } from 'shared-types/render';

export interface RuleFormValues {
  readonly block: string;
  readonly view: RuleEditorView;
  readonly form: FormState | undefined;
}

/** True if the page shows typed values instead of saved ones. The removal form has no fields. */
export function isTypedRule(form: FormState | undefined): boolean {
  return form?.values.fresh !== undefined;
}

/** The value of a field; empty if it has none. */
export function valueOf({ form, view }: Pick<RuleFormValues, 'form' | 'view'>, name: string): string {
  return (isTypedRule(form) ? form?.values[name] : view.saved?.values[name]) ?? '';
}
