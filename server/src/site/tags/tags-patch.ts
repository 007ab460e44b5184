import type { Patch } from 'shared-types/admin/pages/page-change';
import { patchOperation } from '../page-draft/patch-operation';

const TAGS = '/record/tags';

/** The patch that gives a post or event other tags, and its inverse. */
export function tagsPatch(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): { readonly patch: Patch; readonly inverse: Patch } {
  return {
    patch: [patchOperation(TAGS, { from: before, to: after })],
    inverse: [patchOperation(TAGS, { from: after, to: before })],
  };
}
