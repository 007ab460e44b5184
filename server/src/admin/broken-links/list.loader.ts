import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  BROKEN_LINKS_PER_PAGE,
  BROKEN_LINKS_QUERY,
  EDITED_BLOCK_PARAMETER,
  type ListedBrokenLink,
} from 'shared-types/admin/pages/broken-links';
import { languageOf } from '../../platform/language';
import { blockEditors, type BlockEditors } from '../../site/block-settings/block-editors';
import type { Site } from '../../site/directory/site';
import { blockTitle } from '../../site/link/block-title';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { pageNumberIn } from '../page-number-in';
import { findBrokenLinks, type BrokenLink } from './broken-links';

/** The links of the site that lead nowhere, as they are now, for accounts that may edit pages. */
export const brokenLinksLoader = {
  name: 'admin/broken-links/list',
  scope: 'query',
  load: async ({ services, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'pages.edit')) return null;
    const all = await findBrokenLinks(services.db, site);
    const page = pageNumberIn(query, BROKEN_LINKS_QUERY.page);
    const first = (page - 1) * BROKEN_LINKS_PER_PAGE;
    const { remotes } = services.registry.current({ site: site.identifier });
    const editors = blockEditors([...remotes.values()].map(({ manifest }) => manifest));
    const links = all.slice(first, first + BROKEN_LINKS_PER_PAGE).map((link) => listed(link, site, editors));
    return { page, count: all.length, links };
  },
} satisfies Loader<'admin/broken-links/list'>;

function listed(link: BrokenLink, site: Site, editors: BlockEditors): ListedBrokenLink {
  const { href, text, reason } = link;
  if (!link.page) return { href, text, reason, ...siteLink(link.on, site) };
  const { page, block, state } = link;
  const path = ADMIN_PATH.pageEditor.replace('{slug}', page.id);
  return {
    ...{ href, text, reason },
    place: {
      kind: 'page',
      title: page.title,
      path: page.path,
      block: blockTitle(block, editors, languageOf(site)),
      state,
    },
    editPath: `${path}?${new URLSearchParams({ [EDITED_BLOCK_PARAMETER]: block.id })}`,
  };
}

function siteLink(
  { part, locale }: Extract<BrokenLink, { page?: undefined }>['on'],
  site: Site,
): Pick<ListedBrokenLink, 'place' | 'editPath'> {
  const language = new Intl.DisplayNames([site.locale], { type: 'language' }).of(locale) ?? locale;
  return {
    place: { kind: part, ...(site.siteLocales.length > 1 && { language }) },
    editPath: part === 'announcement' ? ADMIN_PATH.announcement : ADMIN_PATH.navigation,
  };
}
