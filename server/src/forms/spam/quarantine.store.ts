import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import { deleteSubmissions } from '../deleted-submission/deleted-submission.store';

/** Days after which quarantined submissions are deleted. */
export const QUARANTINE_DAYS = 30;
/** What bots can fill of a site's quarantine: submissions, and characters of each. */
const MOST_OF_BOTS = 500;
const LONGEST_OF_BOTS = 20_000;
const BATCH = 1000;

interface OfBot {
  readonly siteId: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** False if a submission of a bot is not stored, so that bots cannot fill the database. */
export async function hasRoomForBot(db: Database, { siteId, fields }: OfBot): Promise<boolean> {
  if (JSON.stringify(fields).length > LONGEST_OF_BOTS) return false;
  return (await countQuarantined(db, siteId)) < MOST_OF_BOTS;
}

/** The number of a site's submissions that are in quarantine. */
export async function countQuarantined(db: Database, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('form_submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('quarantined_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes, in batches, what has been in quarantine for long. */
export async function sweepQuarantine(db: Database, batch = BATCH): Promise<void> {
  while ((await sweepBatch(db, batch)) === batch);
}

function sweepBatch(db: Database, batch: number): Promise<number> {
  return deleteSubmissions(
    db,
    sql`id in (
      select id from form_submission
      where quarantined_at < now() - make_interval(days => ${QUARANTINE_DAYS})
      limit ${batch} for update skip locked
    )`,
  );
}
