const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1']);

/** The name a host is looked up by: lower case, without the root's dot; this machine's own addresses answer as `localhost`. */
export function canonicalHost(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return LOOPBACK.has(name) ? 'localhost' : name;
}
