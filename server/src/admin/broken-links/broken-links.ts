import type { BrokenLinkReason } from 'shared-types/admin/pages/broken-links';
import type { Block } from 'shared-types/site/page/page';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { SettingsLink } from '../../site/link/links-in';
import { createLinkCheck, type LinkCheck } from '../../site/link/link-targets';
import { draftLinks, publishedLinks, type DraftPage, type LinkedPage } from './page-links';
import { siteLinks, type SiteLinkPlace } from './site-links';

/** A link that leads nowhere, and where it stands. */
export type BrokenLink = SettingsLink & { readonly reason: BrokenLinkReason } & (
    | {
        readonly page: Pick<LinkedPage, 'id' | 'path' | 'title'>;
        readonly block: Block;
        readonly state: 'both' | 'published' | 'draft';
      }
    | { readonly page?: undefined; readonly on: SiteLinkPlace }
  );

/** Links of pages, drafts, header, footer and announcement that lead nowhere on this site: first those of every page. */
export async function findBrokenLinks(db: Database, site: Site): Promise<readonly BrokenLink[]> {
  const [published, drafts] = await Promise.all([publishedLinks(site), draftLinks(db, site.id)]);
  const onSite = siteLinks(site);
  const links = [...onSite, ...[...published, ...drafts].flatMap((page) => page.links)];
  const check = await linkCheck(db, site, { drafts, links });
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const seen = new Set(published.map(({ id }) => id));
  return [
    ...onSite.flatMap(({ on, ...link }): BrokenLink[] => {
      const reason = check(link);
      return reason === undefined ? [] : [{ ...link, reason, on }];
    }),
    ...published.flatMap((page) => brokenOf(page, draftOf.get(page.id), check)),
    ...drafts.filter(({ id }) => !seen.has(id)).flatMap((draft) => brokenOf(undefined, draft, check)),
  ];
}

/** Links of the draft of one page that lead nowhere. */
export async function findBrokenLinksOf(db: Database, site: Site, page: LinkedPage) {
  const check = await linkCheck(db, site, { drafts: await draftLinks(db, site.id), links: page.links });
  return brokenIn(page, check);
}

interface CheckInput {
  readonly drafts: readonly DraftPage[];
  readonly links: readonly SettingsLink[];
}

function linkCheck(db: Database, site: Site, { drafts, links }: CheckInput): Promise<LinkCheck> {
  const paths = drafts.filter(({ isPublished }) => !isPublished).map(({ path }) => path);
  return createLinkCheck(db, site, { drafts: new Set(paths), hrefs: new Set(links.map(({ href }) => href)) });
}

function brokenIn(page: LinkedPage, check: LinkCheck) {
  return page.links.flatMap((link) => {
    const reason = check({ href: link.href, page });
    return reason === undefined ? [] : [{ ...link, reason }];
  });
}

/** What both visitors and the draft have is one link. */
function brokenOf(published: LinkedPage | undefined, draft: LinkedPage | undefined, check: LinkCheck): BrokenLink[] {
  const seen = published ? brokenIn(published, check) : [];
  const drafted = draft ? brokenIn(draft, check) : [];
  const keys = (links: typeof seen) => new Set(links.map(keyOf));
  const [inSeen, inDraft] = [keys(seen), keys(drafted)];
  const ofVisitors = seen.map((link) => ({
    ...link,
    page: draft ?? published ?? NO_PAGE,
    state: !draft || inDraft.has(keyOf(link)) ? ('both' as const) : ('published' as const),
  }));
  const ofDraft = drafted.filter((link) => !inSeen.has(keyOf(link)));
  return [...ofVisitors, ...ofDraft.map((link) => ({ ...link, page: draft ?? NO_PAGE, state: 'draft' as const }))];
}

const NO_PAGE = { id: '', path: '', title: '' };

function keyOf({ href, text, block }: SettingsLink & { readonly block: Block }): string {
  return JSON.stringify([block.id, href, text]);
}
