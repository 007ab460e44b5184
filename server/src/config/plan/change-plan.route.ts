import { CONFIG_PATH } from 'shared-types/config/config-path';
import { PLAN_CALLS } from 'shared-types/config/plan';
import type { Route } from '../../http/services';

/**
 * `changePlan`: leads to the page about the site's plan. Who may see that is the page's matter.
 *
 * @implements ROUTE-03 SRV-08
 */
export const changePlanRoute: Route = (app) => {
  const declared = { config: { access: 'everyone' } } as const;
  app.get(PLAN_CALLS.changePlan.path, declared, (_request, reply) => reply.redirect(CONFIG_PATH.plan, 303));
};
