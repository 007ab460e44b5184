import type { RuleEditorView } from './price-rules';

/** Calls of the page where a tax rule is changed. */
export const TAX_EDITOR_CALLS = {
  saveTaxRule: { method: 'POST', path: '/api/config/tax-editor/rule' },
  removeTaxRule: { method: 'POST', path: '/api/config/tax-editor/removal' },
} as const;

/** Longest name of a tax rule, in characters. */
export const TAX_NAME_LENGTH = 100;

/** A country that can be chosen. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  /** In the site's language. */
  readonly name: string;
}

/**
 * Answer to the loader `admin/tax-editor/rule`. The fields are called `isOn`, `name`, `rate`, `country`, `states`, `zips`,
 * `taxesShipping`, and `type.<number>` of each kind of product.
 */
export interface TaxEditorView extends RuleEditorView {
  /** By their names. */
  readonly countries: readonly CountryChoice[];
}
