import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';

const TAGS = '/record/tags';

/** The patch that gives a post or event other tags, and its inverse. */
export function tagsPatch(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): { readonly patch: Patch; readonly inverse: Patch } {
  return { patch: [operation(before, after)], inverse: [operation(after, before)] };
}

function operation(from: readonly string[] | undefined, to: readonly string[] | undefined): PatchOperation {
  if (to === undefined) return { op: 'remove', path: TAGS };
  return { op: from === undefined ? 'add' : 'replace', path: TAGS, value: to };
}
