import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { PageFeed } from 'shared-types/site/page/frame';
import { announcementChangesAt, announcementOf } from '../../announcement-bar/announcement-of';
import type { AnnouncementDraft } from '../../announcement-bar/draft-announcement';
import { isPattern } from '../../directory/is-pattern';
import type { Site } from '../../directory/site';
import type { MatchedPage, SitePage } from '../../directory/site-page';
import { mainOriginOf } from '../../host/main-origin';
import type { RegistryState } from '../../registry/registry-state';
import { answersForAll, type Answers } from '../load/run-loaders';
import type { AnyLoader, PageItem, PageOfList } from '../loader';
import type { PageDeps } from '../page-deps';
import type { Preview } from '../preview';
import { yearChangesAt } from './frame-look';
import { templateBlocksOf, type TemplateBlock } from './page-blocks';
import { popupOf } from './popup-of';

/** Everything that a page template depends on. */
export interface PageTemplateInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  /** Requested path. */
  readonly path: string;
  /** Origin the visitor used. */
  readonly origin: string;
  readonly preview: Preview;
  /** The visitor's live versions. */
  readonly state: RegistryState;
  /** Announcement to preview instead of the saved one; such a template is not cached. */
  readonly draft?: AnnouncementDraft;
  /** The part of the query that shared blocks depend on. */
  readonly query?: URLSearchParams;
}

/** A page with its blocks and their shared data, before anything is rendered. */
export interface KnownPage extends PageTemplateInput {
  readonly popup: SitePage | undefined;
  readonly blocks: readonly TemplateBlock[];
  readonly answers: SharedAnswers;
  /** The item of an item page. */
  readonly item: PageItem | undefined;
  readonly list: PageOfList | undefined;
  readonly feed: PageFeed | undefined;
  /** The moment from which the data of a block, or the year of the copyright, is another, or the popup or the announcement comes or goes. */
  readonly changesAt: Date | undefined;
  /** Title of the page, including an item's name. */
  readonly title: string;
  readonly announcement: AnnouncementView | undefined;
  /** The site's public origin. */
  readonly mainOrigin: string;
}

type SharedAnswers = ReadonlyMap<TemplateBlock, Answers | undefined>;

const NO_QUERY = new URLSearchParams();

/** Finds a page's blocks and loads their shared data; undefined if the URL names an item that does not exist. */
export async function knowPage(deps: PageDeps, input: PageTemplateInput): Promise<KnownPage | undefined> {
  const { site, matched, preview, state } = input;
  const { page } = matched;
  const now = new Date(Date.now());
  const { popup, changesAt: popupChangesAt } = popupOf({ site, page, path: input.path, now });
  const isCollection = page.showsCategory === true || site.pages.some((one) => one.collectionPath === page.path);
  const { loads, onUnknownBlock: onUnknown } = deps;
  const { withoutUserScripts } = preview;
  const blocks = templateBlocksOf({ page, popup, state, loads, onUnknown, isCollection, withoutUserScripts });
  const answers = await sharedAnswers(deps, input, blocks);
  if (isItemMissing(matched, answers)) return undefined;
  const mainOrigin = mainOriginOf(site, input.origin);
  const item = firstOf(answers, (read, data) => read.item?.(data, { ...input, origin: mainOrigin }));
  const list = firstOf(answers, (read, data) => read.pageOfList?.(data));
  const feed = firstOf(answers, (read, data) => read.feed?.(data));
  const changesAt = earliestOf([
    ...eachOf(answers, (read, data) => read.changesAt?.(data)),
    ...[yearChangesAt(site), popupChangesAt, announcementChangesAt(site, now)].filter((moment) => moment !== undefined),
  ]);
  const title = item ? page.title.replace('{title}', item.title) : page.title;
  const siteAnnouncement = input.draft ? input.draft.announcement : announcementOf(site, now);
  const announcement = page.isAdmin || page.isPreview ? undefined : siteAnnouncement;
  return { ...input, popup, blocks, answers, item, list, feed, changesAt, title, announcement, mainOrigin };
}

/** True if the URL of an item page names no item: one of the page's own blocks has nothing to show. */
export function isItemMissing(
  { page }: MatchedPage,
  answers: Iterable<readonly [TemplateBlock, Answers | undefined]>,
): boolean {
  return (
    isPattern(page.path) && [...answers].some(([{ block }, answer]) => page.blocks.has(block.id) && answer?.isMissing)
  );
}

async function sharedAnswers(
  deps: PageDeps,
  { site, matched, query = NO_QUERY }: PageTemplateInput,
  blocks: readonly TemplateBlock[],
): Promise<SharedAnswers> {
  const entries = blocks
    .filter(({ isPersonal }) => !isPersonal)
    .map(
      async (templateBlock) =>
        [templateBlock, await answersForAll(deps, { site, matched, templateBlock, query })] as const,
    );
  return new Map(await Promise.all(entries));
}

type PickOf<T> = (loader: AnyLoader, data: never) => T | undefined;

function firstOf<T>(answers: SharedAnswers, pick: PickOf<T>): T | undefined {
  const [first] = eachOf(answers, pick);
  return first;
}

/** What can be picked from the data of the blocks, in their order. */
function* eachOf<T>(answers: SharedAnswers, pick: PickOf<T>): Iterable<T> {
  for (const [{ loads }, answer] of answers) {
    for (const read of loads) {
      const found = answer?.data[read.name];
      const picked = found ? pick(read, found as never) : undefined;
      if (picked) yield picked;
    }
  }
}

function earliestOf(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
