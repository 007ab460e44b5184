import type { Setting } from 'shared-types/remote';

/** The tunables of the store. */
export const config = {
  quantitySettleMs: {
    default: 400,
    sentence: 'How long a cart line’s quantity must rest, in milliseconds, before it is sent.',
  },
  callTimeoutMs: { default: 8_000, sentence: 'Milliseconds after which a call about the cart counts as failed.' },
  orderTimeoutMs: { default: 20_000, sentence: 'Milliseconds after which placing an order counts as failed.' },
  readAgainMs: { default: 5_000, sentence: 'Milliseconds between two attempts to read the cart after a failed one.' },
  overPageBudgetMs: {
    default: 3_000,
    sentence: 'How long a tap waits for what opens over the page, in milliseconds, before its link is followed.',
  },
} as const satisfies Record<string, Setting>;
