import type { PageContent } from 'shared-types/admin/pages/page-content';

const FIELDS = ['title', 'path', 'description', 'socialImage', 'indexed', 'lock', 'record'] as const;

/** What visitors will see differently. */
export type PageDifference =
  | { readonly kind: 'field'; readonly field: (typeof FIELDS)[number] }
  | { readonly kind: 'added' | 'removed' | 'changed'; readonly block: PageContent['blocks'][string] }
  | { readonly kind: 'moved' };

/** What publishing changes, from what visitors see to the draft. */
export function pageDifferences(before: PageContent, after: PageContent): PageDifference[] {
  const fields = FIELDS.filter((field) => !isSame(before[field], after[field]));
  const blocks = Object.values(after.blocks).flatMap((block): PageDifference[] => {
    const old = before.blocks[block.id];
    if (!old) return [{ kind: 'added', block }];
    return isSame(old, block) ? [] : [{ kind: 'changed', block }];
  });
  const removed = Object.values(before.blocks).filter(({ id }) => !after.blocks[id]);
  const sameBlocks = removed.length === 0 && blocks.every(({ kind }) => kind !== 'added');
  return [
    ...fields.map((field): PageDifference => ({ kind: 'field', field })),
    ...blocks,
    ...removed.map((block): PageDifference => ({ kind: 'removed', block })),
    ...(sameBlocks && !isSame(before.body, after.body) ? [{ kind: 'moved' as const }] : []),
  ];
}

/** Equal as JSON, whatever the order of the keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const left = Object.entries(one).filter(([, value]) => value !== undefined);
  const right = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}
