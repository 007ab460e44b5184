import type { Setting } from 'shared-types/remote';

export const config = {
  quantitySettleMs: {
    default: 400,
    description: 'How long a cart line’s quantity must rest, in milliseconds, before it is sent.',
  },
  callTimeoutMs: {
    default: 30_000,
    description:
      'Milliseconds after which a call about the cart counts as failed; slow lines and busy servers take ten.',
  },
  orderTimeoutMs: { default: 30_000, description: 'Milliseconds after which placing an order counts as failed.' },
  readAgainMs: {
    default: 5_000,
    description: 'Milliseconds between two attempts to read the cart after a failed one.',
  },
  lookForMs: {
    default: 60_000,
    description: 'For how long, in milliseconds, the cart is read again after a change that got no answer.',
  },
  overPageBudgetMs: {
    default: 3_000,
    description: 'How long a tap waits for what opens over the page, in milliseconds, before its link is followed.',
  },
} as const satisfies Record<string, Setting>;
