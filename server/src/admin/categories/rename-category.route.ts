import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { z } from 'zod';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { registerAdminAction } from '../admin-action';
import { actOnCategories, typedName } from './category-action';

const input = (language: Language) => z.object({ id: z.guid().toLowerCase(), name: typedName(language) });

export const renameCategoryRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...CATEGORIES_CALLS.renameCategory,
    input,
    invalid: 'admin/category-invalid',
    run: ({ id, name }, context) => actOnCategories(services, context, { act: 'renamed', id, name }),
  });
