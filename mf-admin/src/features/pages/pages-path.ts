import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_QUERY, type PagesView } from 'shared-types/admin/pages/pages';
import type { RenderHost } from 'shared-types/host/render-host';

/** The list with the same filter, at one of its pages. */
export function pagesPath({ search, status }: PagesView, page: number, { url }: Pick<RenderHost, 'url'>): string {
  return url(ADMIN_PATH.pages, {
    [PAGES_QUERY.search]: search || undefined,
    [PAGES_QUERY.status]: status,
    [PAGES_QUERY.page]: page > 1 ? page : undefined,
  });
}
