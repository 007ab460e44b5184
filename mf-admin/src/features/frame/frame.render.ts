import type { RenderDifferences } from 'shared-types/render';

/** Without a navigation, the first page of the admin area still leads to all others. */
export const rendered = {
  fallback: {
    en: '<header class="admin-frame__bar"><a class="admin-frame__site" href="/config/">Admin</a></header>',
    pl: '<header class="admin-frame__bar"><a class="admin-frame__site" href="/config/">Panel</a></header>',
  },
} satisfies RenderDifferences;
