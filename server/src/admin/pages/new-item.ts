import { POST_FORMAT, foreignToken, postUrl } from 'shared-types/blocks/journal/post-format';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { PageRecord, PageRecordType } from 'shared-types/site/page/page-record';
import { addDays, dayIn } from '../../platform/time-zone/local-day';
import { isoIn } from '../../platform/time-zone/iso-in';
import { momentOf } from '../../platform/time-zone/local-time';
import { isPattern } from '../../site/directory/is-pattern';
import { parentPath } from '../../site/directory/parent-path';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { pathOfTitle } from '../../site/page-draft/page-paths';

/** A page that lists its own items. */
export interface ItemPage {
  readonly page: SitePage;
  readonly kind: PageRecordType;
  /** Format of the URLs of new items. */
  readonly format: string;
}

export interface NewItem {
  /** Directly below the page of its collection; another page may have it. */
  readonly wantedPath: string;
  readonly record: PageRecord;
}

interface ItemInput {
  /** Path of the page that lists its items. */
  readonly collection: string;
  readonly title: string;
  readonly author: string;
  readonly now: Date;
}

const LISTS: ReadonlyMap<number, PageRecordType> = new Map([
  [BLOCK_TYPE.journal, 'post'],
  [BLOCK_TYPE.events, 'event'],
  [BLOCK_TYPE.course, 'lesson'],
]);
/** A new event is a week from today, at a time that owners see they have to change. */
const EVENT = { days: 7, time: '12:00' } as const;

/** The pages of a site that list their own posts, events or lessons. */
export function itemPages({ pages }: Pick<Site, 'pages'>): readonly ItemPage[] {
  return pages.flatMap((page) => (isPattern(page.path) ? [] : (itemPage(page) ?? [])));
}

/** Path and record of a new item of a page; undefined if the page has no items. */
export function newItem(site: Site, { collection, title, author, now }: ItemInput): NewItem | undefined {
  const found = itemPages(site).find(({ page }) => page.path === collection);
  if (!found) return undefined;
  const { page, kind, format } = found;
  const url = postUrl(format, { day: dayIn(site.timeZone, now), title });
  const folder = page.path.replace(/\/$/, '');
  return { wantedPath: folder + pathOfTitle(url), record: newRecord(kind, { site, path: page.path, author, now }) };
}

interface RecordInput extends Pick<ItemInput, 'author' | 'now'> {
  readonly site: Pick<Site, 'pages' | 'timeZone'>;
  /** Of the page that lists the item. */
  readonly path: string;
}

function newRecord(kind: PageRecordType, { site, path, author, now }: RecordInput): PageRecord {
  const { timeZone } = site;
  if (kind === 'post') return { type: 'post', publishedAt: isoIn(timeZone, now), author };
  if (kind === 'lesson') return { type: 'lesson', number: nextLessonNumber(site, path) };
  const day = addDays(dayIn(timeZone, now), EVENT.days);
  return { type: 'event', startsAt: isoIn(timeZone, momentOf(`${day}T${EVENT.time}`, timeZone)), timeZone };
}

/** The number of a new lesson at the end of a course. */
export function nextLessonNumber({ pages }: Pick<Site, 'pages'>, course: string | undefined): number {
  const numbers = pages.flatMap(({ path, record }) =>
    record?.type === 'lesson' && parentPath(path) === course ? record.number : [],
  );
  return Math.max(0, ...numbers) + 1;
}

/** Undefined for a page without a list of its own items; the first list counts. */
function itemPage(page: SitePage): ItemPage | undefined {
  for (const { type, settings } of page.blocks.values()) {
    const kind = LISTS.get(type);
    const { collection = page.path, postUrl: format } = settings as Readonly<Record<string, unknown>>;
    if (kind && collection === page.path)
      return { page, kind, format: kind === 'post' ? usable(format) : POST_FORMAT.absent };
  }
  return undefined;
}

function usable(format: unknown): string {
  const isRight = typeof format === 'string' && format.trim() !== '' && foreignToken(format) === undefined;
  return isRight ? format : POST_FORMAT.absent;
}
