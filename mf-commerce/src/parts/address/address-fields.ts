import type { Address } from 'shared-types/commerce/checkout';

/** A field of an address other than its country. */
export type AddressField = Exclude<keyof Address, 'country'>;

/** The fields in writing order, with autocomplete values. */
export const ADDRESS_FIELDS: readonly {
  readonly name: AddressField;
  readonly autoComplete: string;
  readonly required: boolean;
  /** Half a row is wide enough. */
  readonly isHalf: boolean;
  readonly maxLength: number;
}[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true, isHalf: true, maxLength: 100 },
  { name: 'lastName', autoComplete: 'family-name', required: true, isHalf: true, maxLength: 100 },
  { name: 'line1', autoComplete: 'address-line1', required: true, isHalf: false, maxLength: 200 },
  { name: 'line2', autoComplete: 'address-line2', required: false, isHalf: false, maxLength: 200 },
  { name: 'city', autoComplete: 'address-level2', required: true, isHalf: true, maxLength: 100 },
  { name: 'zip', autoComplete: 'postal-code', required: false, isHalf: true, maxLength: 40 },
  { name: 'state', autoComplete: 'address-level1', required: false, isHalf: false, maxLength: 100 },
];

/** Fields besides the country on which prices and taxes depend. */
export function isPlace(name: AddressField): name is 'state' | 'zip' {
  return name === 'state' || name === 'zip';
}
