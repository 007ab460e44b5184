import { REDIRECTS_CALLS } from 'shared-types/admin/pages/redirects';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { redirectFieldsSchema } from './redirect-fields.schema';
import { saveRedirect } from './save-redirect';

/** `addRedirect`: adds a redirect that leads to a page directly. */
export const addRedirectRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...REDIRECTS_CALLS.addRedirect,
    input: redirectFieldsSchema,
    run: (fields, context) => saveRedirect(services, fields, context),
  });
