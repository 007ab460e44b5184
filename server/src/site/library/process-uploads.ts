import { sql } from 'kysely';
import type { Config } from '../../platform/environment/config';
import type { Database } from '../../platform/schema/database';
import type { SiteDirectory } from '../directory/site-directory';
import type { Services } from '../services';
import { withJoinedPieces } from '../upload/pieces/join-pieces';
import { endUpload, type StoredUpload, type UploadEnd } from './file-upload.store';
import { takeFile, type TakenFile } from './take-file';

export interface ProcessingServices extends Pick<Services, 'db' | 'objects' | 'uploads'> {
  readonly config: Pick<Config, 'dataDir' | 'virusScan'>;
  readonly sites: Pick<SiteDirectory, 'invalidate'>;
  readonly log: { warn(detail: unknown, message: string): void };
}

/** Longer than the largest file takes. If a server ends meanwhile, another begins again after it. */
const CLAIM_MINUTES = 10;
const RETRY_SECONDS = 15;
/** A virus scanner may be away for a while. */
const MOST_TRIES = 20;
/** What is broken by itself is not tried as often. */
const MOST_FAILURES = 3;

/** Processes uploads of which all bytes are there, one after the other; instances share the work. */
export async function processUploads(services: ProcessingServices, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const upload = await claim(services.db);
    if (!upload) return;
    await settle(services, upload);
  }
}

/** The upload that has been due for longest. It is due again later, in case that this server ends. */
async function claim(db: Database): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`
    update file_upload set due_at = now() + make_interval(mins => ${CLAIM_MINUTES}), tries = tries + 1
    where id = (
      select id from file_upload where due_at <= now() order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

async function settle(services: ProcessingServices, upload: StoredUpload): Promise<void> {
  const { db, log, sites } = services;
  const taken = await takeUpload(services, upload).catch((error: unknown) => {
    log.warn({ err: error, upload: upload.id }, 'an uploaded file could not be processed');
    return 'failed' as const;
  });
  const end = endOf(taken, upload.tries);
  if (!end) {
    await db
      .updateTable('file_upload')
      .set({ due_at: sql<Date>`now() + make_interval(secs => ${RETRY_SECONDS})` })
      .where('id', '=', upload.id)
      .where('state', '=', 'processing')
      .execute();
    return;
  }
  await endUpload(db, upload.id, end);
  if (end.state === 'done') sites.invalidate(upload.site_id);
}

/** Undefined where it is to be tried again. */
function endOf(taken: TakenFile | 'failed', tries: number): UploadEnd | undefined {
  if (taken === 'failed') return tries < MOST_FAILURES ? undefined : { state: 'failed', problem: 'failed' };
  if (taken.ok) return { state: 'done', fileId: taken.id };
  if (taken.problem === 'unscanned' && tries < MOST_TRIES) return undefined;
  return { state: 'failed', problem: taken.problem };
}

async function takeUpload(services: ProcessingServices, upload: StoredUpload): Promise<TakenFile> {
  const { id, site_id: siteId, bytes, name, folder, replaces_id: replacesId } = upload;
  const taken = await withJoinedPieces(services, { table: 'file_upload', id, bytes }, (stored) =>
    takeFile(services, { siteId, name, stored, folder, replacesId: replacesId ?? undefined }),
  );
  // Without pieces it was cancelled meanwhile.
  return taken ?? { ok: false, problem: 'gone' };
}
