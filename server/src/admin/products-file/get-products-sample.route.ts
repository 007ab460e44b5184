import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { fileSiteOf } from './columns/file-site';
import { sendProductsFile } from './send-products-file';
import { sampleCsv } from './write/sample-file';

/** `getProductsSample`: two products as an example of the file. */
export const getProductsSampleRoute: Route = (app, { db }) => {
  const { method, path } = PRODUCTS_FILE_CALLS.getProductsSample;
  app.route({
    method,
    url: path,
    config: { access: 'products.edit' },
    handler: async (request, reply) => {
      const site = siteOf(request).siteLocaleIn(undefined);
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.productsImport);
      if (!mayDo(account, 'products.edit')) return refuse(reply, 'site/not-allowed');
      return sendProductsFile(reply, 'sample-products.csv', sampleCsv(await fileSiteOf(db, site)));
    },
  });
};
