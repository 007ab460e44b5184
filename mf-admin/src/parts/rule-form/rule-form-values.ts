import type { RuleEditorView } from 'shared-types/admin/store/price-rules';
import type { FormState } from 'shared-types/render';

/** What the fields of a rule are filled from. */
export interface RuleFormValues {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: RuleEditorView;
  readonly form: FormState | undefined;
}

/** True where the page shows what was typed and not what is saved. What removes the rule types nothing. */
export function isTypedRule(form: FormState | undefined): boolean {
  return form?.values.fresh !== undefined;
}

/** What a field holds; empty for one that holds nothing. */
export function valueOf({ form, view }: Pick<RuleFormValues, 'form' | 'view'>, name: string): string {
  return (isTypedRule(form) ? form?.values[name] : view.saved?.values[name]) ?? '';
}
