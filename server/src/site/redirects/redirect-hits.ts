import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

const WAIT_MS = 2000;
/** Redirects that are counted between two writes; hits of others are lost, so that memory stays bounded. */
const MOST = 20_000;

export interface RedirectHit {
  readonly siteId: string;
  /** Old path of the redirect. */
  readonly from: string;
}

/** Counts in memory how often redirects are used, and adds the counts to the database every two seconds. */
export interface RedirectHits {
  count(hit: RedirectHit): void;
  /** Resolves once everything counted is written, or has failed and is logged. */
  flush(): Promise<void>;
  /** Writes the rest; what cannot be written is lost. */
  close(): Promise<void>;
}

interface Counted extends RedirectHit {
  readonly hits: number;
  readonly lastAt: Date;
}

export interface RedirectHitsDeps {
  readonly db: Database;
  readonly log: { warn(detail: unknown, message: string): void };
}

export function createRedirectHits({ db, log }: RedirectHitsDeps): RedirectHits {
  let counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const add = ({ siteId, from, hits, lastAt }: Counted) => {
    const key = `${siteId} ${from}`;
    const before = counted.get(key);
    if (!before && counted.size >= MOST) return;
    counted.set(key, { siteId, from, hits: hits + (before?.hits ?? 0), lastAt });
    if (!isClosed) timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length === 0) return;
    try {
      await writeHits(db, rows);
    } catch (error) {
      log.warn({ err: error, redirects: rows.length }, 'counts of redirects wait for the database');
      for (const row of rows) add(row);
    }
  }

  return {
    count: (hit) => add({ ...hit, hits: 1, lastAt: new Date(Date.now()) }),
    flush,
    async close() {
      isClosed = true;
      await flush();
    },
  };
}

/** Redirects that were removed meanwhile are left out. */
async function writeHits(db: Database, rows: readonly Counted[]): Promise<void> {
  const sent = JSON.stringify(rows.map(({ siteId, from, hits, lastAt }) => ({ siteId, from, hits, lastAt })));
  await sql`
    insert into redirect_hit (site_id, from_path, hits, last_at)
    select redirect.site_id, redirect.from_path, sent.hits, sent."lastAt"
    from jsonb_to_recordset(${sent}::jsonb) as sent ("siteId" uuid, "from" text, hits integer, "lastAt" timestamptz)
    join redirect on redirect.site_id = sent."siteId" and redirect.from_path = sent."from"
    order by 1, 2
    on conflict (site_id, from_path) do update
      set hits = redirect_hit.hits + excluded.hits, last_at = greatest(redirect_hit.last_at, excluded.last_at)`.execute(
    db,
  );
}
