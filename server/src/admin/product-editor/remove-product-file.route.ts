import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { answerFileChange, productFileSchema, type SentProductFile } from './answer-file-change';

/** `removeProductFile`: removes a product's file; nobody can download it any more. */
export const removeProductFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.removeProductFile,
    input: productFileSchema,
    run: (sent, context) => remove(services, sent, context),
  });

async function remove(services: Services, sent: SentProductFile, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(services.db, context, 'products.edit');
  return account ? answerFileChange(services, { sent, context, account }) : refusal;
}
