import type { SummaryOrder } from 'shared-types/blocks/summary';
import type { Candidate } from './candidate';
import type { Summary } from './summary.schema';

export interface ChosenInput extends Pick<Summary, 'only' | 'order' | 'count'> {
  readonly locale: string;
  /** Path of the current page or item, which the summary leaves out. */
  readonly here: string;
}

type Compare = (one: Candidate, other: Candidate) => number;

/** The items of a summary: filtered, sorted and limited as its owner chose. */
export function chosenItems(candidates: readonly Candidate[], input: ChosenInput): readonly Candidate[] {
  const named = input.only ? pick(candidates, input.only) : candidates;
  const others = named.filter(({ item }) => item.path !== input.here);
  const compare = comparisons(input.locale)[input.order];
  // The sort is stable: equal items keep the order of their collection.
  return (compare ? [...others].sort(compare) : others).slice(0, input.count);
}

/** Items in the order of their names; names of invisible items are skipped. */
function pick(candidates: readonly Candidate[], names: readonly string[]): readonly Candidate[] {
  const byName = new Map(candidates.map((candidate) => [candidate.name, candidate]));
  return [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
}

function comparisons(locale: string): Readonly<Record<SummaryOrder, Compare | undefined>> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const price = ({ item }: Candidate) => item.product?.fromCents ?? 0;
  return {
    own: undefined,
    title: (one, other) => compare(one.item.title, other.item.title),
    changed: (one, other) => other.changedAt.getTime() - one.changedAt.getTime(),
    price: (one, other) => price(one) - price(other),
  };
}
