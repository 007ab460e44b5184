import { Migrator, sql, type Migration } from 'kysely';
import { StartError } from '../postgres/start-error';
import { openDatabase, type ConnectionConfig, type Database } from './database';
import * as ground from './migrations/0001-ground';
import * as lineForm from './migrations/0002-line-form';
import * as cartWrite from './migrations/0003-cart-write';
import * as siteStatus from './migrations/0004-site-status';
import * as pageHit from './migrations/0005-page-hit';
import * as redirect from './migrations/0006-redirect';
import * as searchEntry from './migrations/0007-search-entry';
import * as accounts from './migrations/0008-accounts';
import * as passwordReset from './migrations/0009-password-reset';
import * as members from './migrations/0010-members';
import * as cookieSettingsChange from './migrations/0011-cookie-settings-change';
import * as telemetry from './migrations/0012-telemetry';
import * as insights from './migrations/0013-insights';
import * as prices from './migrations/0014-prices';
import * as orders from './migrations/0015-orders';
import * as editedProducts from './migrations/0016-edited-products';
import * as membersAndAnnouncements from './migrations/0017-members-and-announcements';
import * as priceRules from './migrations/0018-price-rules';
import * as uploadedPictures from './migrations/0019-uploaded-pictures';
import * as oldCartWrites from './migrations/0020-old-cart-writes';
import * as websiteStatus from './migrations/0022-website-status';
import * as taxInclusion from './migrations/0023-tax-inclusion';
import * as headerFooterChange from './migrations/0026-header-footer-change';
import * as mainLanguageChange from './migrations/0027-main-language-change';
import * as cartChanges from './migrations/0028-cart-changes';
import * as platform from './migrations/0029-platform';
import * as shares from './migrations/0030-shares';
import * as deploys from './migrations/0031-deploys';
import * as signedVersions from './migrations/0032-signed-versions';
import * as reviews from './migrations/0033-reviews';
import * as donations from './migrations/0034-donations';
import * as giftCards from './migrations/0036-gift-cards';
import * as subscriptions from './migrations/0037-subscriptions';
import * as categories from './migrations/0039-categories';
import * as cartWritesAlone from './migrations/0042-cart-writes-alone';
import * as survey from './migrations/0043-survey';
import * as stockWrites from './migrations/0044-stock-writes';
import * as toldCycle from './migrations/0045-told-cycle';
import * as linksSideBySide from './migrations/0046-links-side-by-side';
import * as sessionDevices from './migrations/0049-session-devices';
import * as orderHolds from './migrations/0050-order-holds';
import * as productFiles from './migrations/0051-product-files';
import * as stockRevision from './migrations/0052-stock-revision';
import * as productCreated from './migrations/0053-product-created';
import * as sampleSites from './migrations/0054-sample-sites';

const MIGRATIONS: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-line-form': lineForm,
  '0003-cart-write': cartWrite,
  '0004-site-status': siteStatus,
  '0005-page-hit': pageHit,
  '0006-redirect': redirect,
  '0007-search-entry': searchEntry,
  '0008-accounts': accounts,
  '0009-password-reset': passwordReset,
  '0010-members': members,
  '0011-cookie-settings-change': cookieSettingsChange,
  '0012-telemetry': telemetry,
  '0013-insights': insights,
  '0014-prices': prices,
  '0015-orders': orders,
  '0016-edited-products': editedProducts,
  '0017-members-and-announcements': membersAndAnnouncements,
  '0018-price-rules': priceRules,
  '0019-uploaded-pictures': uploadedPictures,
  '0020-old-cart-writes': oldCartWrites,
  '0022-website-status': websiteStatus,
  '0023-tax-inclusion': taxInclusion,
  '0026-header-footer-change': headerFooterChange,
  '0027-main-language-change': mainLanguageChange,
  '0028-cart-changes': cartChanges,
  '0029-platform': platform,
  '0030-shares': shares,
  '0031-deploys': deploys,
  '0032-signed-versions': signedVersions,
  '0033-reviews': reviews,
  '0034-donations': donations,
  '0036-gift-cards': giftCards,
  '0037-subscriptions': subscriptions,
  '0039-categories': categories,
  '0042-cart-writes-alone': cartWritesAlone,
  '0043-survey': survey,
  '0044-stock-writes': stockWrites,
  '0045-told-cycle': toldCycle,
  '0046-links-side-by-side': linksSideBySide,
  '0049-session-devices': sessionDevices,
  '0050-order-holds': orderHolds,
  '0051-product-files': productFiles,
  '0052-stock-revision': stockRevision,
  '0053-product-created': productCreated,
  '0054-sample-sites': sampleSites,
};

/** Every change of the schema, in its order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/** How PostgreSQL says that there is no such table. */
const UNDEFINED_TABLE = '42P01';

/** True where the database has just the changes that are known here: one question, where to migrate takes ten. */
export async function hasNewestSchema(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
      db,
    );
    return rows.map(({ name }) => name).join() === MIGRATION_NAMES.join();
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

/** The name of the newest change of the schema. */
export const NEWEST_SCHEMA = MIGRATION_NAMES.at(-1) ?? '';

/**
 * Brings the database to the newest schema, or as far as a change that is named; several instances may call it at once.
 * Throws a StartError where a later version of Colonnade has changed the schema already, and what else PostgreSQL refused.
 */
export async function migrate(connection: ConnectionConfig, last?: string): Promise<void> {
  const db = openDatabase(connection, () => undefined);
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
      // Numbers are given out before the work is done: one that is ready later runs on databases that have a higher one.
      allowUnorderedMigrations: true,
    });
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) throw (await laterVersion(db)) ?? error;
  } finally {
    await db.destroy();
  }
}

/** What to say where the database has a change of the schema that is not known here. */
async function laterVersion(db: Database): Promise<StartError | undefined> {
  const done = sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  const { rows } = await done.catch(() => ({ rows: [] }));
  const later = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (!later) return undefined;
  return new StartError(
    `The database was last used by a later version of Colonnade, which has changed its tables (${later.name}): start that version or ` +
      'a newer one, or bring back a backup of before.',
  );
}
