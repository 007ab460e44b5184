import type { FeatureProps } from 'shared-types/render';

/** Examples of the quick view, which is empty until the server's product arrives. */
export const examples = {
  closed: { block: { id: 'commerce-product-quick-view', type: 0 as never, settings: {} }, data: {} },
} as const satisfies Record<string, FeatureProps>;
