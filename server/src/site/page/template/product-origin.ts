import type { PageContext } from 'shared-types/site/context';

type Whereabouts = Pick<PageContext, 'identifier' | 'appDomain'> & {
  readonly website: Pick<PageContext['website'], 'baseUrl'>;
};

/**
 * The origin for secure calls from a page on one of the site's own hosts; undefined for a page on the product host. The
 * page's request layer applies the same rule.
 */
export function productOriginOf({ identifier, appDomain, website }: Whereabouts): string | undefined {
  const { host, hostname } = new URL(website.baseUrl);
  const isProduct = [host, hostname].some((name) => name === appDomain || name.endsWith(`.${appDomain}`));
  return isProduct ? undefined : `https://${identifier}.${appDomain}`;
}
