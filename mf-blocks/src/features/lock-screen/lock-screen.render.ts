import type { RenderDifferences } from 'shared-types/render';

/** Where the lock screen cannot be rendered. A member to whom the page is not open reads the same: it is true. */
export const rendered = {
  fallback: {
    en: '<h1>This page available only site members</h1>',
    pl: '<h1>Ta strona jest dostępna tylko dla członków witryny</h1>',
  },
} satisfies RenderDifferences;
