import type { FeatureProps } from 'shared-types/render';

/** Samples of the quick view: what it shows comes from the server once somebody opens it. */
export const examples = {
  closed: { block: { id: 'commerce-product-quick-view', type: 0 as never, settings: {} }, data: {} },
} as const satisfies Record<string, FeatureProps>;
