import {
  BANNER_TEXT_PARTS,
  COOKIE_HISTORY_PARAMETER,
  COOKIE_HISTORY_PER_PAGE,
  COOKIE_SWITCHES,
  type CookieDifference,
  type PastCookieChange,
} from 'shared-types/admin/cookie-settings';
import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { pageNumberIn } from '../page-number-in';
import { timeText } from '../../platform/time-text';
import { editedSettings } from '../cookie-settings/edited-settings';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

const CHOICES = Object.keys(BANNER_VALUES) as (keyof typeof BANNER_VALUES)[];

/** Who changed the consent settings and when, for accounts that may change them. */
export const changesLoader = {
  name: 'admin/cookie-history/changes',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    const page = pageNumberIn(query, COOKIE_HISTORY_PARAMETER);
    if (!account || !mayDo(account, 'cookies.edit')) return { page, count: 0, changes: [] };
    const [rows, count] = await Promise.all([findChanges(db, site.id, page), countChanges(db, site.id)]);
    const changes = rows.slice(0, COOKIE_HISTORY_PER_PAGE).map((row, index) => pastChange(site, row, rows[index + 1]));
    return { page, count, changes };
  },
} satisfies Loader<'admin/cookie-history/changes'>;

interface ChangeRow {
  readonly id: string;
  readonly changed_by: string;
  readonly cookies: SiteCookies;
  readonly changed_at: Date;
}

/** The changes of a page, and the one before them to compare with. */
function findChanges(db: Database, siteId: string, page: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('cookie_settings_change')
    .select(['id', 'changed_by', 'cookies', 'changed_at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .offset((page - 1) * COOKIE_HISTORY_PER_PAGE)
    .limit(COOKIE_HISTORY_PER_PAGE + 1)
    .execute();
}

async function countChanges(db: Database, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cookie_settings_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function pastChange(site: Site, row: ChangeRow, before: ChangeRow | undefined): PastCookieChange {
  const { id, changed_by: by, changed_at: at, cookies } = row;
  return {
    id: String(id),
    by,
    at: at.toISOString(),
    atText: timeText(at, site),
    ...(before ? { differences: cookieDifferences(site, before.cookies, cookies) } : {}),
  };
}

/** The differences between two states, in the order of the form. */
export function cookieDifferences(
  site: Pick<Site, 'siteLocales' | 'locale' | 'timeZone'>,
  before: SiteCookies,
  after: SiteCookies,
): CookieDifference[] {
  const [was, is] = [editedSettings(before.settings), editedSettings(after.settings)];
  const names = [...CHOICES, ...COOKIE_SWITCHES] as const;
  const settings = names.flatMap((name): CookieDifference[] =>
    was[name] === is[name] ? [] : [{ name, before: String(was[name]), after: String(is[name]) }],
  );
  const languages = languagesOf(site);
  const texts = languages.flatMap(({ locale, name: language }, index) => {
    const of = ({ settings: own, translations: others }: SiteCookies) => (index === 0 ? own : others[locale]);
    return BANNER_TEXT_PARTS.flatMap((name): CookieDifference[] => {
      const [had, has] = [of(before)?.[name] ?? '', of(after)?.[name] ?? ''];
      if (had === has) return [];
      return [{ name, ...(languages.length > 1 ? { language } : {}), before: had, after: has }];
    });
  });
  return [...texts, ...settings];
}
