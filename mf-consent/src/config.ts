import type { Setting } from 'shared-types/remote';

export const config = {
  bannerBudgetMs: {
    default: 3_000,
    description: 'How long “Cookie settings” waits for the banner, in milliseconds, before it asks for the page again.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
