import { setTimeout as pause } from 'node:timers/promises';

/** Attempts of this server at the same time. */
const AT_ONCE = 8;
/** Attempts for one site at the same time: slow receivers of a few sites must not delay those of all others. */
const MOST_OF_SITE = 2;
/** Interval of looking for what becomes due while attempts are under way. */
const LOOK_EVERY_MS = 500;

export interface FairSending<T> {
  /** Claims what has been due longest, except for sites that have as many attempts as they may; `undefined` if nothing is due. */
  readonly claim: (busySites: readonly string[]) => Promise<T | undefined>;
  /** Sends it, and notes the result. */
  readonly send: (claimed: T) => Promise<void>;
  /** Aborted when the server closes: nothing more is claimed. */
  readonly closing: AbortSignal;
}

/**
 * Sends what is due until nothing is, or the server closes, and ends when every attempt has. No site has more than its share of
 * the attempts at the same time. Rejects if a claim or an attempt does, and begins nothing more then.
 */
export async function sendFairly<T extends { readonly siteId: string }>(sending: FairSending<T>): Promise<void> {
  const underWay = new Map<Promise<void>, string>();
  const failures: unknown[] = [];
  const begin = (claimed: T): void => {
    const attempt: Promise<void> = sending
      .send(claimed)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(attempt));
    underWay.set(attempt, claimed.siteId);
  };
  const claimNext = async (): Promise<T | undefined> => {
    if (sending.closing.aborted || failures.length > 0 || underWay.size >= AT_ONCE) return undefined;
    return sending.claim(busySites([...underWay.values()])).catch((error: unknown) => void failures.push(error));
  };
  for (;;) {
    for (let next = await claimNext(); next; next = await claimNext()) begin(next);
    if (underWay.size === 0) break;
    await firstOf([...underWay.keys()]);
  }
  if (failures.length > 0) throw failures[0];
}

function busySites(sites: readonly string[]): readonly string[] {
  return [...new Set(sites)].filter((site) => sites.filter((one) => one === site).length >= MOST_OF_SITE);
}

/** Waits for an attempt to end, or for a while. */
async function firstOf(attempts: readonly Promise<void>[]): Promise<void> {
  const over = new AbortController();
  // Aborting rejects the pause.
  const paused = pause(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([...attempts, paused]);
  over.abort();
}
