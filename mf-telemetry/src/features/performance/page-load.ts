import type { Measured } from './measured';

export interface PageLoad {
  /** Records a measurement; ignored if its metric has already been taken. */
  report(measured: Measured): void;
  /** Has `look` called before measurements are taken. */
  beforeTaking(look: () => void): void;
  /** Returns what has not been taken yet: all of it, or what is final. Each metric of an origin is taken once. */
  take(what: 'all' | 'final'): readonly Measured[];
}

const JOIN = { sum: (a: number, b: number) => a + b, most: Math.max, least: Math.min };

export function createPageLoad(): PageLoad {
  const waiting = new Map<string, Measured>();
  const taken = new Set<string>();
  const looks: (() => void)[] = [];
  return {
    report(measured) {
      const key = keyOf(measured);
      // Browsers that blur times for privacy may report times below zero.
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

/** A page has one value per metric, whatever its origin; remotes have one each, and so has each feature. */
function keyOf({ metric, origin, feature, joins }: Measured): string {
  return joins ? [metric, origin, feature].join() : metric;
}

function joined(before: Measured | undefined, next: Measured): Measured {
  return before && next.joins ? { ...next, value: JOIN[next.joins](before.value, next.value) } : next;
}
