import type { RenderDifferences } from 'shared-types/render';

/** The fallback is also true for a member without access to this page. */
export const rendered = {
  fallback: {
    en: '<h1>This page available only site members</h1>',
    pl: '<h1>Ta strona jest dostępna tylko dla członków witryny</h1>',
  },
} satisfies RenderDifferences;
