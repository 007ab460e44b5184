import { isDeepStrictEqual } from 'node:util';
import type { PatchOperation } from 'shared-types/admin/pages/page-change';
import type { PageRecord } from 'shared-types/site/page/page-record';
import { patchOperation } from './patch-operation';

export interface TwoWayPatch {
  readonly patch: readonly PatchOperation[];
  readonly inverse: readonly PatchOperation[];
}

/** The patch that makes one record of another, part by part where the kind stays, and its inverse; empty if they are equal. */
export function recordPatch(before: PageRecord | undefined, after: PageRecord | undefined): TwoWayPatch {
  if (!before || !after || before.type !== after.type)
    return before || after ? changesOf([['/record', before, after]]) : { patch: [], inverse: [] };
  const [old, now]: readonly Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const keys = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  const changed = [...keys].filter((key) => !isDeepStrictEqual(old?.[key], now?.[key]));
  return changesOf(changed.map((key) => [`/record/${key}`, old?.[key], now?.[key]]));
}

function changesOf(changes: readonly (readonly [path: string, from: unknown, to: unknown])[]): TwoWayPatch {
  return {
    patch: changes.map(([path, from, to]) => patchOperation(path, { from, to })),
    inverse: changes.map(([path, from, to]) => patchOperation(path, { from: to, to: from })),
  };
}
