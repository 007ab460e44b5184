import type { PageBody } from 'shared-types/site/page/page';
import type { Site } from '../../site/directory/site';

export const HOME = '/';

/** The sections of the home page in the site's main language; none without such a page. */
export function homeBody({ pages }: Pick<Site, 'pages'>): PageBody {
  const home = pages.find(({ path }) => path === HOME);
  return home?.body ?? { raw: false, layout: { columns: 12, rows: [] } };
}
