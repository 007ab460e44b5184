import type { Variant } from 'shared-types/commerce/product';
import type { NumberFormat, WebsiteSettings } from 'shared-types/site/context';

type Standard = WebsiteSettings['storeSettings']['measurementStandard'];

/** Imperial sites use pounds and inches, all others kilograms and centimetres. */
const UNITS = {
  imperial: { weight: ' lbs', length: '"', between: '" × ' },
  metric: { weight: ' kg', length: ' cm', between: ' × ' },
} as const;

/** A variant’s weight and size in the site’s units as text; empty if unknown. */
export interface MeasurementText {
  readonly weight: string;
  readonly size: string;
}

/** Measures of a shipped variant. Zero means that the owner gave none. */
export function measurementText(
  shipping: Variant['shipping'],
  { standard, numberFormat }: { readonly standard: Standard; readonly numberFormat: Pick<NumberFormat, 'decimal'> },
): MeasurementText {
  if (!shipping) return { weight: '', size: '' };
  const units = standard === 'imperial' ? UNITS.imperial : UNITS.metric;
  const write = (value: number) => String(value).replace('.', numberFormat.decimal);
  const sides = [shipping.length, shipping.width, shipping.height];
  return {
    weight: shipping.weight > 0 ? write(shipping.weight) + units.weight : '',
    size: sides.every((side) => side > 0) ? sides.map(write).join(units.between) + units.length : '',
  };
}
