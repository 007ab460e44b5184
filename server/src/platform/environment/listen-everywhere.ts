/** Errors of machines without IPv6. */
const WITHOUT_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** Listens on `::`, which accepts IPv4 too, or else on `0.0.0.0`. Rejects as `listen` does. */
export async function listenEverywhere(listen: (host: string) => Promise<unknown>): Promise<void> {
  try {
    await listen('::');
  } catch (error) {
    if (!WITHOUT_IPV6.has(String((error as NodeJS.ErrnoException).code))) throw error;
    await listen('0.0.0.0');
  }
}
