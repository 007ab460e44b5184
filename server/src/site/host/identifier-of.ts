/**
 * The site's identifier in a host below the product host: `fern` in `fern.product.example`. Undefined for other hosts.
 */
export function identifierOf(host: string, appDomain: string): string | undefined {
  const end = `.${appDomain}`;
  return host.endsWith(end) ? host.slice(0, -end.length) : undefined;
}
