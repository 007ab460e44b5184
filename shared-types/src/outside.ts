/**
 * What teams outside this repository add to the contract, each for its own remote and in its own sources alone, so that a
 * typing error is one there as it is here:
 *
 *     declare module 'shared-types/outside' {
 *       interface OutsideAreas { 'reviews-lab': true }
 *       interface OutsideBlockTypes { reviews: 10_400 }
 *     }
 */

/** Areas of such remotes, as keys; each is called like its remote. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Teams add to it.
export interface OutsideAreas {}

/** Numbers of the blocks that such remotes show, by name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Teams add to it.
export interface OutsideBlockTypes {}

/** Numbers that such a block may have. Anyone who deploys one first has it; the product takes none of them. */
export const OUTSIDE_BLOCK_TYPES = { first: 10_000, last: 99_999 } as const;
