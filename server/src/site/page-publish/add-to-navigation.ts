import type { Transaction } from 'kysely';
import { HEADER_FOOTER_LIMIT, type HeaderFooter } from 'shared-types/admin/header-footer';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { SiteLink } from 'shared-types/site/page/frame';
import { isFolder, linkedPath, menuLinks } from 'shared-types/site/page/site-menu';
import type { DocumentLanguage } from 'shared-types/site/site-document';
import type { Tables } from '../../platform/schema/tables';
import type { DraftRow } from '../page-draft/drafts.store';
import { headerFooterKind } from '../saved-state/header-footer-state';
import { changeState } from '../saved-state/saved-state';
import type { Publisher } from './versions.store';

export interface PagesForNavigation {
  readonly siteId: string;
  readonly drafts: readonly Pick<DraftRow, 'page_id' | 'adds_to_navigation' | 'changed_by'>[];
  /** What is published, by id of the page. */
  readonly published: ReadonlyMap<string, PageContent>;
  readonly languages: readonly Pick<DocumentLanguage, 'locale' | 'root'>[];
  readonly publisher: Publisher;
}

/**
 * Puts published pages into the main navigation of their language whose owner has asked for it when they were created.
 * A page that only accounts see waits for the publication that opens it to visitors.
 */
export async function addToNavigation(transaction: Transaction<Tables>, input: PagesForNavigation): Promise<void> {
  const { siteId, drafts, published, languages, publisher } = input;
  for (const { page_id: pageId, adds_to_navigation: isWanted, changed_by: changedBy } of drafts) {
    const page = published.get(pageId);
    if (!isWanted || !page || page.lock?.by === 'accounts') continue;
    const { title, path } = page;
    const language = languages.find(({ root }) => path === root || path.startsWith(`${root}/`));
    await changeState(transaction, headerFooterKind(language?.locale), {
      siteId,
      account: { id: publisher.id, displayName: publisher.displayName ?? changedBy },
      change: (state) => withLink(state, { title: title.slice(0, HEADER_FOOTER_LIMIT.linkTitle), path }),
    });
    await transaction
      .updateTable('page_draft')
      .set({ adds_to_navigation: false })
      .where('page_id', '=', pageId)
      .execute();
  }
}

/** A full navigation, and one that has the page already, stays as it is. */
function withLink(state: HeaderFooter, link: SiteLink): HeaderFooter {
  const { links } = state.header;
  const linked = menuLinks(links);
  const isFull = linked.length + links.filter(isFolder).length >= HEADER_FOOTER_LIMIT.links;
  if (isFull || linked.some((one) => linkedPath(one) === link.path)) return state;
  return { ...state, header: { ...state.header, links: [...links, link] } };
}
