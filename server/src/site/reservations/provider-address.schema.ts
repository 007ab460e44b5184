import { RESERVATION_PROVIDERS, type ReservationProvider } from 'shared-types/blocks/reservations';
import { z } from 'zod';

const LONGEST = 2000;

/** An `https:` address at one of the provider's own hosts, without a port or a name before it. */
export function providerAddressSchema(provider: ReservationProvider) {
  const { name, hosts } = RESERVATION_PROVIDERS[provider];
  return z
    .string()
    .max(LONGEST)
    .refine((address) => isAt(hosts, address), `must be an https address of ${name}’s, at ${hosts.join(' or ')}`);
}

function isAt(hosts: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) && username === '' && password === '';
}
