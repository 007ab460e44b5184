const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1']);

/** A host in lower case, without the root's dot. Loopback addresses become `localhost`. */
export function canonicalHost(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return LOOPBACK.has(name) ? 'localhost' : name;
}
