import type { FeatureProps } from 'shared-types/render';

/** Examples of the drawer, which is empty until the server's cart arrives. */
export const examples = {
  closed: { block: { id: 'commerce-cart-drawer', type: 0 as never, settings: {} }, data: {} },
} as const satisfies Record<string, FeatureProps>;
