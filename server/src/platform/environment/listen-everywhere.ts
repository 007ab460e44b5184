/** What a machine says whose IPv6 is switched off. */
const WITHOUT_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** Listens on all addresses: on `::`, which takes calls of IPv4 too, else on those of IPv4. Rejects as `listen` does. */
export async function listenEverywhere(listen: (host: string) => Promise<unknown>): Promise<void> {
  try {
    await listen('::');
  } catch (error) {
    if (!WITHOUT_IPV6.has(String((error as NodeJS.ErrnoException).code))) throw error;
    await listen('0.0.0.0');
  }
}
