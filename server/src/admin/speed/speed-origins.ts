import { percentileOf, type BucketCount } from '../insights/percentile-of';
import type { OriginCount } from './speed.store';

/** Measurements with their 75th percentile. */
export interface Measured {
  readonly value: number;
  readonly count: number;
}

/** A version of a remote or the shell, or measurements without origin. */
export interface MeasuredVersion extends Measured {
  readonly name: string;
  /** Empty without origin. */
  readonly version: string;
  readonly first: Date;
  readonly last: Date;
}

/** Measurements of a remote by step. */
export interface MeasuredOrigin extends Measured {
  readonly name: string;
  /** By step; undefined without measurements. */
  readonly values: readonly (number | undefined)[];
  /** Versions first seen in a step, if another was seen before. */
  readonly begins: readonly (string | undefined)[];
}

/** Splits `mf-commerce@1.2.3-0a1b2c3d`; without an origin the version is empty. */
export function partsOf(origin: string): { readonly name: string; readonly version: string } {
  const at = origin.lastIndexOf('@');
  return at < 0 ? { name: origin, version: '' } : { name: origin.slice(0, at), version: origin.slice(at + 1) };
}

/** The 75th percentile of counts; undefined without any. */
export function measuredOf(counts: readonly BucketCount[]): Measured | undefined {
  const value = percentileOf(counts);
  if (value === undefined) return undefined;
  return { value, count: counts.reduce((sum, { count }) => sum + count, 0) };
}

export function valuesByStep(
  counts: readonly (BucketCount & { readonly at: Date })[],
  steps: readonly Date[],
): (number | undefined)[] {
  const byStep = groupedBy(counts, ({ at }) => at.getTime());
  return steps.map((step) => percentileOf(byStep.get(step.getTime()) ?? []));
}

/** Remotes with the most measurements first. */
export function measuredOrigins(counts: readonly OriginCount[], steps: readonly Date[]): MeasuredOrigin[] {
  return [...groupedBy(counts, ({ origin }) => partsOf(origin).name)]
    .flatMap(([name, own]) => {
      const measured = measuredOf(own);
      return measured ? [{ name, ...measured, values: valuesByStep(own, steps), begins: begins(own, steps) }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Every measured version, each remote's newest first. */
export function measuredVersions(counts: readonly OriginCount[]): MeasuredVersion[] {
  return [...groupedBy(counts, ({ origin }) => origin)]
    .flatMap(([origin, own]) => {
      const measured = measuredOf(own);
      const times = own.map(({ at }) => at.getTime());
      const seen = { first: new Date(Math.min(...times)), last: new Date(Math.max(...times)) };
      return measured ? [{ ...partsOf(origin), ...measured, ...seen }] : [];
    })
    .sort((a, b) => (a.name === b.name ? b.first.getTime() - a.first.getTime() : a.name < b.name ? -1 : 1));
}

/** The first version of the period may be older, so it does not count as new. */
function begins(counts: readonly OriginCount[], steps: readonly Date[]): (string | undefined)[] {
  const known = new Set<string>();
  return steps.map((step) => {
    const here = counts
      .filter(({ at }) => at.getTime() === step.getTime())
      .map(({ origin }) => partsOf(origin).version);
    const fresh = [...new Set(here)].filter((version) => version !== '' && !known.has(version));
    const isFirst = known.size === 0;
    for (const version of fresh) known.add(version);
    return isFirst ? undefined : fresh.at(-1);
  });
}

export function groupedBy<T, K>(all: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}
