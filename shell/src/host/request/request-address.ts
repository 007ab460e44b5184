import type { PageContext } from 'shared-types/site/context';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';

export type ProductHost = Pick<PageContext, 'identifier' | 'appDomain'>;

/**
 * The site's origin on the product host; undefined for a page that is already there.
 *
 * @implements NET-09
 */
export function productOrigin({ identifier, appDomain }: ProductHost, page: URL): string | undefined {
  const isProduct = [page.host, page.hostname].some((host) => host === appDomain || host.endsWith(`.${appDomain}`));
  return isProduct ? undefined : `https://${identifier}.${appDomain}`;
}

/**
 * Adds the crumb to a URL.
 *
 * @implements NET-02
 */
export function withCrumb(address: string, crumb: string): string {
  const at = address.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : address.slice(at));
  parameters.set(CRUMB_PARAMETER, crumb);
  return `${at < 0 ? address : address.slice(0, at)}?${parameters}`;
}
