/** How much one address may send to one site. */
export interface FloodLimits {
  /** Records at once. */
  readonly atOnce: number;
  /** Records a second after that. */
  readonly perSecond: number;
  /** Most addresses that are remembered. */
  readonly addresses: number;
}

/** Keeps who sends too much from taking the time of others. This instance's own: it asks nobody, and costs next to nothing. */
export interface FloodLimit {
  /** Takes so many records off what the address may still send; false, and nothing is taken, where they are more than that. */
  allows(sender: { readonly siteId: string; readonly address: string }, records: number): boolean;
  /** How many addresses are remembered. */
  readonly size: number;
}

/** A class behind one address may look around, each page of theirs telling some fifty things; a machine may not go on. */
export const FLOOD_LIMITS: FloodLimits = { atOnce: 3000, perSecond: 60, addresses: 50_000 };

/** What an address has left, as of a moment. */
interface Left {
  readonly records: number;
  readonly atMs: number;
}

/** Makes a limit that remembers nobody. Who has not sent for longest is forgotten first. */
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
      // A map keeps the order things were put into it.
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
