import { RESERVATION_PROVIDERS, type ReservationProvider } from 'shared-types/blocks/reservations';

/** True for an `https:` URL on the provider's own hosts, without port and user name. */
export function isProviderAddress(provider: ReservationProvider, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  const hosts: readonly string[] = RESERVATION_PROVIDERS[provider].hosts;
  return protocol === 'https:' && hosts.includes(host) && username === '' && password === '';
}
