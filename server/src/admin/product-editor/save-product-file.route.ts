import { join } from 'node:path';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import { PRODUCT_EDITOR_CALLS, PRODUCT_FILE_FIELD } from 'shared-types/admin/store/product-editor';
import type { ActionContext, ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { isWithinRate } from '../../platform/http/rate-limit';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { displayFileName } from '../../site/upload/display-file-name';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { answerFileChange, productFileSchema, refusedFile, type SentProductFile } from './answer-file-change';
import { PRODUCT_EDITOR_MESSAGES } from './product-editor.messages';

/** Enough for a shop of downloads, and too little to keep the disk busy. */
const MOST = { what: 'admin/product file', most: 60, windowMs: 600_000 };

/** `saveProductFile`: replaces the file that buyers of a product download. It is streamed, never held in memory. */
export const saveProductFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.saveProductFile,
    input: productFileSchema,
    files: fileWanted(services),
    run: (sent, context) => save(services, sent, context),
  });

function fileWanted({ db, config }: Services): ActionFiles {
  return {
    field: PRODUCT_FILE_FIELD,
    most: 1,
    fileBytes: PRODUCT_FILE_LIMIT.bytes,
    requestBytes: PRODUCT_FILE_LIMIT.bytes,
    folder: join(config.dataDir, 'incoming'),
    isWelcome: async (request) => {
      const account = await accountOf(db, request);
      return account !== undefined && mayDo(account, 'products.edit');
    },
  };
}

async function save(services: Services, sent: SentProductFile, context: ActionContext): Promise<ActionOutcome> {
  const { site, language, files } = context;
  const { account, refusal } = await editorOf(services.db, context, 'products.edit');
  if (!account) return refusal;
  const messages = PRODUCT_EDITOR_MESSAGES[language].file;
  const [file] = files;
  if (!file) return refusedFile(messages.nothing);
  if (!file.stored) return refusedFile(messages.tooLarge);
  if (file.stored.bytes === 0) return refusedFile(messages.empty);
  if (!(await isWithinRate(services.db, { siteId: site.id, address: account.id }, MOST)))
    return { kind: 'refused', code: 'admin/pictures-limited' };
  const name = displayFileName(file.name) || messages.nameless;
  return answerFileChange(services, { sent, context, account, file: { name, stored: file.stored } });
}
