import { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const IN_DOCUMENTS: ReadonlySet<number> = new Set(Object.values(BLOCK_TYPE));
const { first, last } = OUTSIDE_BLOCK_TYPES;

/** True for the number of a block that another team's remote may show. */
export function isOutsideBlockType(type: number): boolean {
  return Number.isInteger(type) && type >= first && type <= last;
}

/** True for the number of a block that a site's document may hold, whether or not a remote that shows it is live. */
export function isDocumentBlockType(type: number): boolean {
  return IN_DOCUMENTS.has(type) || isOutsideBlockType(type);
}
