import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { PRODUCT_EDITOR_MESSAGES } from './product-editor.messages';
import { removeProduct } from './write/remove-product';

const sentSchema = z.object({ id: z.guid().toLowerCase() });

/** `removeProduct`: removes a product from the shop. */
export const removeProductRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.removeProduct,
    input: sentSchema,
    run: async ({ id }, context) => {
      const { db, sites } = services;
      const { removed } = PRODUCT_EDITOR_MESSAGES[context.language];
      const { account, refusal } = await editorOf(db, context, 'products.edit');
      if (!account) return refusal;
      const site = context.site.siteLocaleIn(undefined);
      const title = await removeProduct(db, { siteId: site.id, id, account });
      if (title === undefined) return { kind: 'refused', code: 'admin/product-gone' };
      sites.invalidate(site.id);
      const message = removed(title);
      return formSaved(context, {
        page: 'products',
        path: ADMIN_PATH.products,
        reply: (location) => ({ message, location }),
      });
    },
  });
};
