import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS, type ImportProductsReply } from 'shared-types/admin/store/products-file';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findImport, progressOf } from './import/products-import.store';
import { runImport } from './import/run-import';
import { PRODUCTS_FILE_MESSAGES } from './products-file.messages';

/** A script asks again until all is done, and shows how far it is; a form waits for all of it. */
const STEP_MS = 1500;

const sentSchema = z.object({ id: z.guid().toLowerCase().describe('Id of the checked file.') });

/** `importProducts`: saves the products of a checked file. A script is answered after a while, and asks for the rest. */
export const importProductsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_FILE_CALLS.importProducts,
    input: sentSchema,
    run: ({ id }, context) => run(services, id, context),
  });

async function run({ db, sites }: Services, importId: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  const { language, isForm } = context;
  const site = context.site.siteLocaleIn(undefined);
  const messages = PRODUCTS_FILE_MESSAGES[language];
  const found = await findImport(db, { siteId: site.id, accountId: account.id }, importId);
  if (!found) return { kind: 'refused', code: 'site/invalid-input', message: messages.importGone };
  const withinMs = isForm ? Infinity : STEP_MS;
  if (await runImport(db, { site, language, account, importId, withinMs })) sites.invalidate(site.id);
  const location = ADMIN_PATH.productsImport;
  const body: ImportProductsReply = { progress: await progressOf(db, importId), location };
  return { kind: 'done', body, goTo: location };
}
