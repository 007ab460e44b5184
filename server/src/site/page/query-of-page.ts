import type { Site, SitePage } from '../directory/site';
import type { RegistryState } from '../registry/registry-state';
import type { PageDeps } from './page-deps';

/** A page, and the query of the address it is asked for at. */
interface QueriedPage {
  readonly site: Site;
  readonly state: RegistryState;
  readonly page: SitePage;
  readonly asked: URLSearchParams;
}

/** What of a query the page's shared blocks depend on, in one form for all that ask the same; mostly nothing. */
export function queryOfPage(
  { reads }: Pick<PageDeps, 'reads'>,
  { site, state, page, asked }: QueriedPage,
): URLSearchParams {
  if (asked.size === 0) return asked;
  const names = [...page.blocks.values()].flatMap(({ type }) => state.featureOfBlock(type)?.feature.reads ?? []);
  const parts = [...new Set(names)].flatMap((name) => [...(reads.get(name)?.queryOf?.(asked, site) ?? [])]);
  return new URLSearchParams(parts);
}
