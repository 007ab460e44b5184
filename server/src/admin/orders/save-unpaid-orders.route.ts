import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS, ORDERS_DONE_PARAMETER } from 'shared-types/admin/store/orders';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerSiteRuleSave } from '../price-rules/site-rule-routes';
import { ORDERS_MESSAGES } from './orders.messages';
import { UNPAID_ORDERS } from './unpaid-orders';

const typed = z.string();

/** `saveUnpaidOrders`: sets how long unpaid orders reserve their items, and how many are accepted. */
export const saveUnpaidOrdersRoute: Route = (app, services) =>
  registerSiteRuleSave(app, services, {
    call: ORDERS_CALLS.saveUnpaidOrders,
    access: 'orders.edit',
    kind: UNPAID_ORDERS,
    shape: { onlineMinutes: typed, offlineDays: typed, mostPerHour: typed },
    description: 'Numbers as they were typed.',
    savedMessage: (language) => ORDERS_MESSAGES[language].unpaidSaved,
    page: 'orders',
    path: `${ADMIN_PATH.orders}?${ORDERS_DONE_PARAMETER.saved}`,
  });
