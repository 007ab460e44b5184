import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { actOnCategories } from './category-action';

const NUMBER = /^\d{1,5}$/;

const sentSchema = z.object({
  id: z.guid().toLowerCase(),
  below: z.string().regex(NUMBER).describe('How many categories below it were shown: they are removed with it.'),
});

/** `removeCategory`: removes a category and its descendants, unless there are more of them than the form showed. */
export const removeCategoryRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...CATEGORIES_CALLS.removeCategory,
    input: sentSchema,
    run: ({ id, below }, context) => actOnCategories(services, context, { act: 'removed', id, below: Number(below) }),
  });
