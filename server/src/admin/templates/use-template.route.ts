import { withTemplate } from 'shared-types/admin/theme/site-templates';
import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import { TEMPLATE_NAMES } from 'shared-types/site/theme/template-names';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { workingFields } from '../site-drafts/working-fields';
import { homeBody } from './home-body';
import { saveLook } from './save-look';

const input = z.object({ template: z.enum(TEMPLATE_NAMES).describe('Name of the template.'), ...workingFields });

/** `useTemplate`: gives the whole site the look of a template. Its content stays, and the look from before is kept. */
export const useTemplateRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...TEMPLATES_CALLS.useTemplate,
    input,
    invalid: 'admin/styles-invalid',
    run: ({ template, ...seen }, context) => {
      const home = homeBody(context.site.siteLocaleIn(undefined));
      const change = (shown: Parameters<typeof withTemplate>[0]) => withTemplate(shown, template, home).theme;
      return saveLook(services, context, { ...seen, message: 'used', change });
    },
  });
