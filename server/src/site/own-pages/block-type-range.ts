import { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const IN_DOCUMENTS: ReadonlySet<number> = new Set(Object.values(BLOCK_TYPE));
const { first, last } = OUTSIDE_BLOCK_TYPES;

/** True for block type numbers of other teams' remotes. */
export function isOutsideBlockType(type: number): boolean {
  return Number.isInteger(type) && type >= first && type <= last;
}

/** True for block type numbers that a site document may contain, whether or not a live remote shows them. */
export function isDocumentBlockType(type: number): boolean {
  return IN_DOCUMENTS.has(type) || isOutsideBlockType(type);
}
