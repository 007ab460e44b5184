import type { Setting } from 'shared-types/remote';

export const config = {
  frameBudgetMs: {
    default: 15_000,
    description: 'Milliseconds after which a page in the editing frame counts as not loading.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
