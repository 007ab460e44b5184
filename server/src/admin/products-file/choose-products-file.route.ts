import { PRODUCTS_FILE_CALLS, PRODUCTS_FILE_IDS } from 'shared-types/admin/store/products-file';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { chosenProducts } from '../products/chosen-products';
import { PRODUCTS_FILE_MESSAGES } from './products-file.messages';

const sentSchema = z.looseObject({}).describe('The chosen products are fields `product.<id>`.');

/** `chooseProductsFile`: leads to the file with the chosen products; the crumb of the list's form stays out of its address. */
export const chooseProductsFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_FILE_CALLS.chooseProductsFile,
    input: sentSchema,
    async run(sent, context) {
      const { account, refusal } = await editorOf(services.db, context, 'products.edit');
      if (!account) return refusal;
      const ids = chosenProducts(sent);
      const message = PRODUCTS_FILE_MESSAGES[context.language].noneChosen;
      if (ids.length === 0) return { kind: 'refused', code: 'site/invalid-input', message };
      const query = new URLSearchParams({ [PRODUCTS_FILE_IDS]: ids.join(',') });
      const location = `${PRODUCTS_FILE_CALLS.getProductsFile.path}?${query}`;
      return { kind: 'done', body: { location }, goTo: location };
    },
  });
