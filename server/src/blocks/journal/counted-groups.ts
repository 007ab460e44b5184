import type { PostGroup } from 'shared-types/blocks/journal/archive';
import { namedPath } from './post-teaser';
import { nameKey } from '../../site/catalogue/category-name';

/** Names with their number, in the order and spelling in which they first appear. */
export function countedGroups(
  journal: string,
  kind: 'tag' | 'author' | 'month',
  names: readonly string[],
): readonly PostGroup[] {
  const counts = new Map<string, { readonly name: string; count: number }>();
  for (const name of names) {
    const key = nameKey(name);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { name, count: 1 });
  }
  return [...counts.values()].map(({ name, count }) => ({ ...namedPath(journal, kind, name), count }));
}
