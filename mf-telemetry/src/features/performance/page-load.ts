import type { Measured } from './measured';

/** What was measured of one page load. */
export interface PageLoad {
  /** Takes in a measurement; one of something that was taken out already is too late. */
  report(measured: Measured): void;
  /** Has `look` called before something is taken out. */
  beforeTaking(look: () => void): void;
  /** Takes out what has not been taken yet: all of it, or what is final. Each metric of an origin leaves once. */
  take(what: 'all' | 'final'): readonly Measured[];
}

const JOIN = { sum: (a: number, b: number) => a + b, most: Math.max, least: Math.min };

/** Begins a page load. */
export function createPageLoad(): PageLoad {
  const waiting = new Map<string, Measured>();
  const taken = new Set<string>();
  const looks: (() => void)[] = [];
  return {
    report(measured) {
      const key = keyOf(measured);
      // A browser that protects its visitor by lying about times may lie below zero.
      if (measured.value >= 0 && !taken.has(key)) waiting.set(key, joined(waiting.get(key), measured));
    },
    beforeTaking: (look) => void looks.push(look),
    take(what) {
      looks.forEach((look) => look());
      const out = [...waiting].filter(([, { isFinal }]) => what === 'all' || isFinal);
      return out.map(([key, measured]) => {
        waiting.delete(key);
        taken.add(key);
        return measured;
      });
    },
  };
}

/** A page has one metric of a kind, no matter who it is booked to; remotes have one each, and each feature its own. */
function keyOf({ metric, origin, feature, joins }: Measured): string {
  return joins ? [metric, origin, feature].join() : metric;
}

function joined(before: Measured | undefined, next: Measured): Measured {
  return before && next.joins ? { ...next, value: JOIN[next.joins](before.value, next.value) } : next;
}
