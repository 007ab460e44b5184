import { STYLES_CALLS } from 'shared-types/admin/styles';
import { styleValues, themeOfValues } from 'shared-types/admin/theme/style-values';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { workingFields } from '../site-drafts/working-fields';
import { readStylesPatch, stylesFields } from './read-styles';
import { storeStyles } from './store-styles';

/** The values are checked in the language of the site. */
const sentSchema = z.object({ ...checkedLater(z.object(stylesFields('en')).partial().shape), ...workingFields });

/**
 * `patchStyles`: saves the colours, fonts and sizes that are sent; the others stay as they are stored.
 * @implements EDIT-24 EDIT-25
 */
export const patchStylesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...STYLES_CALLS.patchStyles,
    input: sentSchema,
    run: async ({ base, key, as, ...fields }, context) => {
      const { patch, errors } = readStylesPatch(fields, context.language);
      if (!patch) return { kind: 'refused', code: 'admin/styles-invalid', errors };
      const change = (stored: Parameters<typeof styleValues>[0]) => themeOfValues({ ...styleValues(stored), ...patch });
      return storeStyles(services, { change, seen: key || base, isDraft: as === 'draft' }, context);
    },
  });
};
