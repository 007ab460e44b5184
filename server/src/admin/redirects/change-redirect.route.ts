import { REDIRECT_KINDS, REDIRECTS_CALLS, REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { redirectFieldsSchema } from './redirect-fields.schema';
import { saveRedirect } from './save-redirect';

const seenAddress = z.string().max(REDIRECTS_LIMIT.address);

const sentSchema = (language: Language) =>
  redirectFieldsSchema(language).extend({
    seenFrom: seenAddress.describe('The redirect as it was when the form was opened.'),
    seenTo: seenAddress,
    seenKind: z.enum(REDIRECT_KINDS),
  });

/** `changeRedirect`: changes a redirect, unless somebody else has changed it since the form was opened. */
export const changeRedirectRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...REDIRECTS_CALLS.changeRedirect,
    input: sentSchema,
    run: ({ seenFrom, seenTo, seenKind, ...fields }, context) =>
      saveRedirect(services, fields, {
        ...context,
        seen: { from: seenFrom, to: seenTo, temporary: seenKind === 'temporary' },
      }),
  });
