import { ADDRESS_FIELDS } from '../../parts/address/address-fields';

/** What stands in the fields of an address, of those a form has. */
export function typedAddress(form: FormData): Record<string, string> {
  const names = ADDRESS_FIELDS.map(({ name }) => name).filter((name) => form.has(name));
  return Object.fromEntries(names.map((name) => [name, String(form.get(name))]));
}
