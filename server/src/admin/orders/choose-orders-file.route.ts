import { ORDERS_CALLS, ORDERS_FILE_NUMBERS } from 'shared-types/admin/store/orders';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { ORDERS_MESSAGES } from './orders.messages';
import { chosenOrders } from './chosen/chosen-orders';

const sentSchema = z.looseObject({}).describe('The chosen orders are fields `order.<number>`.');

/** `chooseOrdersFile`: leads to the file with the chosen orders; the crumb of the list's form stays out of its address. */
export const chooseOrdersFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'orders.read',
    ...ORDERS_CALLS.chooseOrdersFile,
    input: sentSchema,
    invalid: 'admin/order-invalid',
    async run(sent, context) {
      const { account, refusal } = await editorOf(services.db, context, 'orders.read');
      if (!account) return refusal;
      const numbers = chosenOrders(sent).map(({ number }) => number);
      const message = ORDERS_MESSAGES[context.language].noneChosen;
      if (numbers.length === 0) return { kind: 'refused', code: 'admin/order-invalid', message };
      const query = new URLSearchParams({ [ORDERS_FILE_NUMBERS]: numbers.join(',') });
      const location = `${ORDERS_CALLS.getOrdersFile.path}?${query}`;
      return { kind: 'done', body: { location }, goTo: location };
    },
  });
