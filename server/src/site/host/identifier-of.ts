/** The site's short name in a host below the product's, `fern` in `fern.product.example`; `undefined` for any other host. */
export function identifierOf(host: string, appDomain: string): string | undefined {
  const end = `.${appDomain}`;
  return host.endsWith(end) ? host.slice(0, -end.length) : undefined;
}
