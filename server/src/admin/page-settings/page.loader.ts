import type { ListedVersion, PageSettingsView } from 'shared-types/admin/pages/page-settings';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { languageOf, type Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { zoneName } from '../../platform/time-zone/zone-name';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import { parentPath } from '../../site/directory/parent-path';
import { pictureOf } from '../../site/directory/picture-of';
import type { Loader } from '../../site/page/loader';
import { findDraft } from '../../site/page-draft/drafts.store';
import { findPreviewLinks } from '../../site/page-draft/preview-link.store';
import { contentChanges, type ContentChanges } from '../../site/page-publish/content-changes';
import { isChanged, pageStatus } from '../../site/page-publish/page-status';
import { findVersions, type PageVersion } from '../../site/page-publish/versions.store';
import { mayDo } from '../../site/session/capabilities';
import { findTagNames } from '../../site/tags/find-tags';
import { codeOfPage } from '../code-injection/code-of-page';
import { itemPages } from '../pages/new-item';
import { doneIn } from '../pages/page-done';
import { lastChangeView } from '../saved-form';
import { timeZoneGroups } from '../settings/time-zone-groups';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';
import { recordDefaults } from './record-defaults';
import { settingsFields, settingsOf } from './settings-values';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_PICTURES = 200;

/** A page with its settings and versions, for accounts that may edit it. */
export const pageSettingsLoader = {
  name: 'admin/page-settings/page',
  scope: 'query',
  load: async ({
    services: { db },
    site,
    page: { params },
    visitor: { account },
    query,
  }): Promise<PageSettingsView> => {
    const id = params.slug ?? '';
    const mayPublish = account !== undefined && mayDo(account, 'pages.publish');
    const empty: PageSettingsView = {
      ...{
        id,
        status: 'draft',
        isPublished: false,
        isChanged: false,
        origin: originOf(site.hosts),
        siteName: site.name,
        timeZone: zoneName(site.timeZone),
      },
      ...{ pictures: [], versions: [], previewLinks: { count: 0 }, mayPublish },
      ...doneIn(query),
    };
    if (!account || !mayDo(account, 'pages.edit') || !ID.test(id)) return empty;
    const key = { siteId: site.id, pageId: id };
    const found = await findDraft(db, key);
    if (!found) return empty;
    const { content, row, published } = found;
    const code = codeOfPage(site, id, account);
    const now = new Date(Date.now());
    const defaults = recordDefaults({ site, path: content.path, author: account.displayName, now });
    const { count, until } = await findPreviewLinks(db, key);
    return {
      ...empty,
      saved: {
        base: String(row?.revision ?? 0),
        values: { ...defaults, ...settingsFields(settingsOf(content)) },
        ...lastChangeView(row && { by: row.changed_by, at: row.changed_at }, site),
      },
      status: pageStatus(found),
      isPublished: published !== undefined,
      isChanged: isChanged(found),
      ...(code && { code }),
      ...(isPattern(content.path) && { isPattern: true }),
      pictures: await findPictures(db, site.id),
      ...(mayBeItem(content) && {
        items: {
          tagNames: await findTagNames(db, site.id),
          timeZones: zonesFor(content, { site, now }),
          ...courseOf(content, site),
        },
      }),
      versions: listedVersions(await findVersions(db, key), {
        style: site,
        isPublished: published !== undefined,
      }),
      previewLinks: { count, ...(until && { untilText: timeText(until, site) }) },
      ...(row?.scheduled_at && { scheduledText: timeText(row.scheduled_at, site) }),
      ...(row?.schedule_error && { scheduleError: row.schedule_error }),
    };
  },
  entryName: ({ saved }) => saved?.values['title'],
} satisfies Loader<'admin/page-settings/page'>;

/** An item has a page one level above it. */
function mayBeItem({ path, collection }: PageContent): boolean {
  return path !== '/' && !isPattern(path) && collection === undefined;
}

/** With the time zone of the event, which may be one that the server has under another name. */
function zonesFor({ record }: PageContent, { site, now }: { readonly site: Site; readonly now: Date }) {
  const own = record?.type === 'event' ? record.timeZone : site.timeZone;
  return timeZoneGroups(own, { locale: site.locale, now });
}

function courseOf({ path }: PageContent, site: Site): { readonly course?: string } {
  const above = parentPath(path);
  const course = itemPages(site).find(({ page, kind }) => kind === 'lesson' && page.path === above);
  return course ? { course: course.page.id } : {};
}

function originOf([host = '']: readonly string[]): string {
  return `https://${host}`;
}

async function findPictures(db: Database, siteId: string): Promise<PageSettingsView['pictures']> {
  const assets = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('name')
    .limit(MOST_PICTURES)
    .execute();
  return assets.map((asset) => ({ name: asset.name, src: pictureOf(asset).src }));
}

interface VersionContext {
  readonly style: TimeStyle;
  readonly isPublished: boolean;
}

function listedVersions(versions: readonly PageVersion[], { style, isPublished }: VersionContext): ListedVersion[] {
  return versions.map(({ number, content, by, at, note }, index): ListedVersion => {
    const before = versions[index + 1];
    return {
      number,
      ...(by !== null && { by }),
      atText: timeText(at, style),
      ...(note !== null && { note }),
      changes: before ? changesText(contentChanges(before.content, content), languageOf(style)) : [],
      ...(index === 0 && isPublished && { isCurrent: true }),
    };
  });
}

function changesText({ fields, added, removed, changed, isMoved }: ContentChanges, language: Language): string[] {
  const messages = PAGE_SETTINGS_MESSAGES[language];
  return [
    ...fields.map((field) => messages.fields[field]),
    ...(added > 0 ? [messages.blocksAdded(added)] : []),
    ...(removed > 0 ? [messages.blocksRemoved(removed)] : []),
    ...(changed > 0 ? [messages.blocksChanged(changed)] : []),
    ...(isMoved ? [messages.blocksMoved] : []),
  ];
}
