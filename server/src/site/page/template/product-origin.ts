import type { PageContext } from 'shared-types/site/context';

/** What tells where a site is on the product host, and where its page is. */
type Whereabouts = Pick<PageContext, 'identifier' | 'appDomain'> & {
  readonly website: Pick<PageContext['website'], 'baseUrl'>;
};

/**
 * The origin that the secure calls of a page at a host of the site's own go to; none for a page that is on the product host, whose
 * calls stay there. The page's request layer goes by the same rule.
 */
export function productOriginOf({ identifier, appDomain, website }: Whereabouts): string | undefined {
  const { host, hostname } = new URL(website.baseUrl);
  const isProduct = [host, hostname].some((name) => name === appDomain || name.endsWith(`.${appDomain}`));
  return isProduct ? undefined : `https://${identifier}.${appDomain}`;
}
