import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { accountOf } from '../session/account-of-request';

/**
 * `GET /.well-known/change-password`: redirects password managers to the reset page, accounts to the one in the admin area,
 * others to the one of members.
 */
export const changePasswordRoute: Route = (app, { db }) => {
  app.get('/.well-known/change-password', async (request, reply) => {
    const account = await accountOf(db, request);
    const path = account ? ADMIN_PATH.forgottenPassword : siteOf(request).memberPages.forgottenPassword.path;
    return reply.header('cache-control', 'private, no-store').redirect(path, 302);
  });
};
