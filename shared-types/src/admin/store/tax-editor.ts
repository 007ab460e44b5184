import type { RuleEditorView } from './price-rules';

export const TAX_EDITOR_CALLS = {
  saveTaxRule: { method: 'POST', path: '/api/config/tax-editor/rule' },
  removeTaxRule: { method: 'POST', path: '/api/config/tax-editor/removal' },
} as const;

export const TAX_NAME_LENGTH = 100;

export interface CountryChoice {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
}

/**
 * Data of the loader `admin/tax-editor/rule`. Fields: `isOn`, `name`, `rate`, `country`, `states`, `zips`,
 * `taxesShipping`, and `type.<number>` for each product type.
 */
export interface TaxEditorView extends RuleEditorView {
  readonly countries: readonly CountryChoice[];
}
