/**
 * Extension points for teams outside of this repository, which declare their remote in their own sources:
 *
 *     declare module 'shared-types/outside' {
 *       interface OutsideAreas { 'reviews-lab': true }
 *       interface OutsideBlockTypes { reviews: 10_400 }
 *     }
 */

/** Areas of other teams' remotes, as keys; an area has the name of its remote. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Teams add to it.
export interface OutsideAreas {}

/** Block numbers of such remotes, by name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Teams add to it.
export interface OutsideBlockTypes {}

/** Range of block numbers for other teams. The first deploy of a number owns it. */
export const OUTSIDE_BLOCK_TYPES = { first: 10_000, last: 99_999 } as const;
