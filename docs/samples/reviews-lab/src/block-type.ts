/** The number of the team's block: from ten thousand on, and the team's as soon as it is deployed. */
export const BLOCK_TYPE = { reviews: 10_400 } as const;

declare module 'shared-types/outside' {
  interface OutsideAreas {
    'reviews-lab': true;
  }
  interface OutsideBlockTypes {
    reviews: typeof BLOCK_TYPE.reviews;
  }
}
