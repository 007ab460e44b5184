import { ADDRESS_FIELDS } from '../../parts/address/address-fields';

/** Values of the address fields that the form has. */
export function typedAddress(form: FormData): Record<string, string> {
  const names = ADDRESS_FIELDS.map(({ name }) => name).filter((name) => form.has(name));
  return Object.fromEntries(names.map((name) => [name, String(form.get(name))]));
}
