import type { PatchOperation } from 'shared-types/admin/pages/page-change';

/** The operation that makes one value of another at a pointer; undefined is absent. */
export function patchOperation(
  path: string,
  { from, to }: { readonly from: unknown; readonly to: unknown },
): PatchOperation {
  if (to === undefined) return { op: 'remove', path };
  return { op: from === undefined ? 'add' : 'replace', path, value: to };
}
