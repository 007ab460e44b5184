import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { removeImport } from './import/products-import.store';

const sentSchema = z.object({ id: z.guid().toLowerCase().describe('Id of the checked file.') });

/** `cancelProductsImport`: forgets a checked file. Products that it has changed stay as they are. */
export const cancelProductsImportRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_FILE_CALLS.cancelProductsImport,
    input: sentSchema,
    async run({ id }, context) {
      const { account, refusal } = await editorOf(services.db, context, 'products.edit');
      if (!account) return refusal;
      const siteId = context.site.siteLocaleIn(undefined).id;
      await removeImport(services.db, { siteId, accountId: account.id }, id);
      const location = ADMIN_PATH.productsImport;
      return { kind: 'done', body: { location }, goTo: location };
    },
  });
