import type { Database } from '../../../server/src/platform/schema/database';

/** Extends open rate windows: a busy machine may take a minute for what a limit counts in one. */
export async function holdRateWindows(db: Database): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ ends_at: new Date(Date.now() + 3_600_000) })
    .execute();
}
