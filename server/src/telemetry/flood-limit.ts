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
/** A household has that many addresses of version 6, and could use each once. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

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
      const key = `${siteId} ${networkOf(address)}`;
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

/** The address, or of one of version 6 the network it is in: `2001:db8:0:7`. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  return all.slice(0, GROUPS_OF_A_NETWORK).join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
