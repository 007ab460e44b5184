import type { UnitSystem } from '../../site/website';
import type { RuleEditorView } from './price-rules';

export const SHIPPING_EDITOR_CALLS = {
  saveShippingOption: { method: 'POST', path: '/api/config/shipping-editor/option' },
  removeShippingOption: { method: 'POST', path: '/api/config/shipping-editor/removal' },
} as const;

/** Maximum length, number and weight. */
export const SHIPPING_LIMIT = { nameLength: 200, weightSteps: 100, weight: 1_000_000 } as const;
export const SPARE_STEPS = 3;

/**
 * Data of the loader `admin/shipping-editor/option`. Fields: `isOn`, `name`, `cost`, `freeFrom`, `countries`, `states`,
 * `zips`, and `w.<number>.up` and `w.<number>.cost` for weight steps, from 1.
 */
export interface ShippingEditorView extends RuleEditorView {
  readonly units: UnitSystem;
}
