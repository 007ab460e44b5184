import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import type { RegistryState } from '../../registry/registry-state';
import type { PageDeps } from '../page-deps';

interface QueriedPage {
  readonly site: Site;
  readonly state: RegistryState;
  readonly page: SitePage;
  readonly requested: URLSearchParams;
}

/** The part of a query that the page's shared blocks depend on, normalized; usually empty. */
export function queryOfPage(
  { loads }: Pick<PageDeps, 'loads'>,
  { site, state, page, requested }: QueriedPage,
): URLSearchParams {
  if (requested.size === 0) return requested;
  const names = [...page.blocks.values()].flatMap(({ type }) => state.featureOfBlock(type)?.feature.loads ?? []);
  const parts = [...new Set(names)].flatMap((name) => [...(loads.get(name)?.queryOf?.(requested, site) ?? [])]);
  return new URLSearchParams(parts);
}
