import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS, PRODUCTS_FILE_IDS } from 'shared-types/admin/store/products-file';
import { PRODUCTS_PER_PAGE } from 'shared-types/admin/store/products';
import { isUuid } from '../../platform/is-uuid';
import { dayIn } from '../../platform/time-zone/local-day';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { productsFilter } from '../products/products-filter';
import { findProductIds } from '../products/products.store';
import { sendProductsFile } from './send-products-file';
import { productsCsv } from './write/product-files';

/** `getProductsFile`: the products of the list's filter, or those that the query names, as CSV that the import reads. */
export const getProductsFileRoute: Route = (app, { db }) => {
  const { method, path } = PRODUCTS_FILE_CALLS.getProductsFile;
  app.route({
    method,
    url: path,
    config: { access: 'products.edit' },
    handler: async (request, reply) => {
      // The admin area uses the site's main language.
      const site = siteOf(request).siteLocaleIn(undefined);
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.products);
      if (!mayDo(account, 'products.edit')) return refuse(reply, 'site/not-allowed');
      const query = new URL(request.url, 'http://site').searchParams;
      const low = site.profile.settings.storeSettings.scarcityThreshold;
      const ids = idsIn(query) ?? (await findProductIds(db, { siteId: site.id, low, filter: productsFilter(query) }));
      const today = dayIn(site.timeZone, new Date(Date.now()));
      return sendProductsFile(reply, `${site.identifier}-products-${today}.csv`, productsCsv(db, site, ids));
    },
  });
};

function idsIn(query: URLSearchParams): readonly string[] | undefined {
  const named = query.get(PRODUCTS_FILE_IDS);
  return named?.toLowerCase().split(',').slice(0, PRODUCTS_PER_PAGE).filter(isUuid);
}
