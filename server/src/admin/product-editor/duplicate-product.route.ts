import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { z } from 'zod';
import { lastingId } from '../../site/own-pages/lasting-id';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { productAddress } from './product-address';
import { PRODUCT_EDITOR_MESSAGES } from './product-editor.messages';
import { duplicateProduct } from './write/duplicate-product';

const sentSchema = z.object({
  id: z.guid().toLowerCase(),
  fresh: z
    .string()
    .regex(/^[\w-]{1,140}$/)
    .describe('Names this form: it makes one copy.'),
});

/** `duplicateProduct`: copies a product as a draft, and leads to the copy's form. */
export const duplicateProductRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.duplicateProduct,
    input: sentSchema,
    run: async ({ id, fresh }, context) => {
      const { db, sites } = services;
      const { language } = context;
      const { copied, copyTitle } = PRODUCT_EDITOR_MESSAGES[language];
      const { account, refusal } = await editorOf(db, context, 'products.edit');
      if (!account) return refusal;
      // The admin area uses the site's main language.
      const site = context.site.siteLocaleIn(undefined);
      const copyId = (variant?: number) =>
        lastingId(`${site.id} copy ${id} ${account.id} ${fresh} ${variant ?? 'product'}`);
      const outcome = await duplicateProduct(db, { site, language, account, id, copyId, copyTitle });
      if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/product-gone' };
      if (outcome.kind === 'refused')
        return { kind: 'refused', code: 'admin/product-invalid', message: outcome.message };
      if (outcome.isChanged) sites.invalidate(site.id);
      return formSaved(context, {
        page: 'productEditor',
        path: productAddress(outcome.id),
        reply: (location) => ({ message: copied, location }),
      });
    },
  });
};
