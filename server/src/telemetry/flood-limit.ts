/** How much one address may send to one site. */
export interface FloodLimits {
  /** Most records at once. */
  readonly atOnce: number;
  /** Records per second after that. */
  readonly perSecond: number;
  readonly addresses: number;
}

/** Keeps a flooding sender from slowing down the others. Each instance counts by itself, in memory. */
export interface FloodLimit {
  /** Deducts records from the sender's budget; false if it has too few left, and then nothing is deducted. */
  allows(sender: { readonly siteId: string; readonly address: string }, records: number): boolean;
  readonly size: number;
}

/** Enough for a class behind one address, whose pages send some fifty records each; too little for a script. */
export const FLOOD_LIMITS: FloodLimits = { atOnce: 3000, perSecond: 60, addresses: 50_000 };

interface Left {
  readonly records: number;
  readonly atMs: number;
}

/** Creates an empty limit; it forgets the addresses that have been silent longest first. */
export function createFloodLimit(limits: FloodLimits, now: () => number = () => Date.now()): FloodLimit {
  const { atOnce, perSecond, addresses } = limits;
  const known = new Map<string, Left>();
  return {
    get size() {
      return known.size;
    },
    allows({ siteId, address }, records) {
      const key = `${siteId} ${address}`;
      const [before, atMs] = [known.get(key), now()];
      const gained = before ? (Math.max(0, atMs - before.atMs) / 1000) * perSecond : 0;
      const left = before ? Math.min(atOnce, before.records + gained) : atOnce;
      const isAllowed = records <= left;
      // Maps iterate in the order of insertion.
      known.delete(key);
      known.set(key, { records: isAllowed ? left - records : left, atMs });
      for (const oldest of known.keys()) {
        if (known.size <= addresses) break;
        known.delete(oldest);
      }
      return isAllowed;
    },
  };
}
