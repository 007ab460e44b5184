import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { actOnCategories, placeSchema } from './category-action';

const sentSchema = z.object({ id: z.guid().toLowerCase(), under: placeSchema });

/** `moveCategory`: moves a category and its descendants below another of its shop, or to the top level. */
export const moveCategoryRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...CATEGORIES_CALLS.moveCategory,
    input: sentSchema,
    run: ({ id, under }, context) => actOnCategories(services, context, { act: 'moved', id, parentId: under }),
  });
