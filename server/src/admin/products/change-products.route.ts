import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_ACTS, PRODUCTS_CALLS, PRODUCTS_QUERY } from 'shared-types/admin/store/products';
import { z } from 'zod';
import { sameSitePath } from '../../platform/http/same-site-path';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { chosenProducts } from './chosen-products';
import { listAddress } from './list-address';
import { PRODUCTS_MESSAGES } from './products.messages';
import { changeChosenProducts } from './change-chosen-products';

const sentSchema = z
  .looseObject({
    act: z.enum(PRODUCTS_ACTS),
    confirmed: z
      .literal('yes')
      .optional()
      .describe('Only for forms: `yes` answers the question whether to delete. A script asks itself.'),
    page: sentAddress.optional(),
  })
  .describe('The chosen products are fields `product.<id>`.');

/** `changeProducts`: hides, publishes or deletes the chosen products; before it deletes, it asks. */
export const changeProductsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_CALLS.changeProducts,
    input: sentSchema,
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db, sites }: Services,
  { act, confirmed, page, ...boxes }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  const { noneChosen, confirmDelete } = PRODUCTS_MESSAGES[context.language];
  const ids = chosenProducts(boxes);
  if (ids.length === 0) return { kind: 'refused', code: 'site/invalid-input', message: noneChosen };
  if (act === 'delete' && !confirmed && context.isForm)
    return { kind: 'confirmation', question: confirmDelete(ids.length) };
  const siteId = context.site.siteLocaleIn(undefined).id;
  const { count, gone } = await changeChosenProducts(db, { siteId, ids, act, account });
  if (count > 0) sites.invalidate(siteId);
  const location = listAddress(sameSitePath(page) ?? ADMIN_PATH.products, {
    [PRODUCTS_QUERY.done]: act,
    [PRODUCTS_QUERY.count]: String(count),
    ...(gone > 0 && { [PRODUCTS_QUERY.gone]: String(gone) }),
  });
  return { kind: 'done', body: { location }, goTo: location };
}
