import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import { TWEAK_PARTS, TWEAK_PATH, type TweakPart } from 'shared-types/admin/pages/special-pages';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { z } from 'zod';
import type { Database } from '../../platform/schema/database';
import { lead } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { findSpecialPages } from './special-page.store';

const paramsSchema = z.object({ part: z.enum(TWEAK_PARTS) });

const PATHS: Readonly<Record<Exclude<TweakPart, 'SPLASH_PAGE'>, string>> = {
  LOCK_SCREEN: ADMIN_PATH.lockScreen,
  POPUP_OVERLAY: ADMIN_PATH.popup,
  CHECKOUT: `${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: STORE_PATH.checkout })}`,
  STYLE: ADMIN_PATH.styles,
};

/** Leads to where a part of the site is edited; the page that it leads to checks who may. */
export const tweakRoute: Route = (app, { db }) => {
  app.get(TWEAK_PATH, { config: { access: 'everyone', input: [paramsSchema] } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params).data;
    if (!params) return refuse(reply, 'site/not-found');
    const { part } = params;
    return lead(reply, part === 'SPLASH_PAGE' ? await coverPath(db, siteOf(request).id) : PATHS[part]);
  });
};

/** The editor of the site's cover page; the list of pages, where one is added, if it has none. */
async function coverPath(db: Database, siteId: string): Promise<string> {
  const [cover] = await findSpecialPages(db, { siteId, kind: 'cover-page' });
  return cover ? ADMIN_PATH.pageEditor.replace('{slug}', cover.id) : ADMIN_PATH.pages;
}
