import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { z } from 'zod';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { registerAdminAction } from '../admin-action';
import { shopsOf } from '../product-editor/shops-of';
import { actOnCategories, placeSchema, typedName } from './category-action';

const input = (language: Language) =>
  z.object({
    shop: z.guid().toLowerCase().describe('Id of the shop page.'),
    under: placeSchema,
    name: typedName(language),
  });

export const addCategoryRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...CATEGORIES_CALLS.addCategory,
    input,
    invalid: 'admin/category-invalid',
    run: async ({ shop, under, name }, context) => {
      if (!shopsOf(context.site).some(({ id }) => id === shop)) return { kind: 'refused', code: 'admin/category-gone' };
      return actOnCategories(services, context, { act: 'added', collectionId: shop, parentId: under, name });
    },
  });
