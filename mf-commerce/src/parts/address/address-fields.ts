import type { Address } from 'shared-types/commerce/checkout';

/** A field of an address but its country. */
export type AddressField = Exclude<keyof Address, 'country'>;

/** The address as it is written, with what browsers fill in by themselves. */
export const ADDRESS_FIELDS: readonly {
  readonly name: AddressField;
  readonly autoComplete: string;
  readonly required: boolean;
  /** Room for half a line is enough. */
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

/** What prices and taxes depend on beside the country. */
export function isPlace(name: AddressField): name is 'state' | 'zip' {
  return name === 'state' || name === 'zip';
}
