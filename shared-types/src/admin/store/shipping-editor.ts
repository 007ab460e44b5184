import type { UnitSystem } from '../../site/website';
import type { RuleEditorView } from './price-rules';

/** Calls of the page where a shipping method is changed. */
export const SHIPPING_EDITOR_CALLS = {
  saveShippingOption: { method: 'POST', path: '/api/config/shipping-editor/option' },
  removeShippingOption: { method: 'POST', path: '/api/config/shipping-editor/removal' },
} as const;

/** Limits of what the form takes. */
export const SHIPPING_LIMIT = { nameLength: 200, weightSteps: 100, weight: 1_000_000 } as const;
/** Empty rows for new weight steps. */
export const SPARE_STEPS = 3;

/**
 * Answer to the loader `admin/shipping-editor/option`. The fields are called `isOn`, `name`, `cost`, `freeFrom`, `countries`,
 * `states`, `zips`, and `w.<number>.up` and `w.<number>.cost` of weight steps, from 1.
 */
export interface ShippingEditorView extends RuleEditorView {
  readonly units: UnitSystem;
}
