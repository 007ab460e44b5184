import { STYLES_CALLS } from 'shared-types/admin/styles';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { workingFields } from '../site-drafts/working-fields';
import { readStyles, stylesFields } from './read-styles';
import { storeStyles } from './store-styles';

/** The values are checked in the language of the site. */
const sentSchema = z.object({ ...checkedLater(stylesFields('en')), ...workingFields });

/** `saveStyles`: saves the colours, fonts and sizes of the site, by the form of their page. */
export const saveStylesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...STYLES_CALLS.saveStyles,
    input: sentSchema,
    run: async ({ base, key, as, ...fields }, context) => {
      const { theme, errors } = readStyles(fields, context.language);
      if (!theme) return { kind: 'refused', code: 'admin/styles-invalid', errors };
      return storeStyles(services, { change: () => theme, seen: key || base, isDraft: as === 'draft' }, context);
    },
  });
};
