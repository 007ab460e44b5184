import { join } from 'node:path';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/download';
import { PRODUCT_EDITOR_CALLS, PRODUCT_FILE_FIELD, type ChangeProductFile } from 'shared-types/config/product-editor';
import { z } from 'zod';
import { registerAction, type ActionContext, type ActionFiles } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { isWithinRate } from '../../http/rate-limit';
import { rememberSentForm } from '../../http/sent-form';
import type { Route, Services } from '../../http/services';
import { onlyBlockOf } from '../../site/directory/config-pages';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { fileWords } from '../../site/upload/file-words';
import { editorOf } from '../editor-of';
import { productAddress } from './product-address';
import { PRODUCT_EDITOR_SENTENCES } from './product-editor.sentences';
import { changeProductFile, type FileOutcome, type NewProductFile } from './product-file.store';

const sentSchema = z.object({
  id: z.guid().toLowerCase(),
  seen: z.union([z.literal(''), z.guid().toLowerCase()]),
}) satisfies z.ZodType<ChangeProductFile>;
type Sent = z.output<typeof sentSchema>;

/** Enough for a shop of downloads, and far less than would keep the disk busy. */
const MOST = { what: 'config/product file', most: 60, windowMs: 600_000 };

/** `saveProductFile`: makes the file that is sent the one that buyers of the product download. It is streamed, never held in memory. */
export const saveProductFileRoute: Route = (app, services) =>
  registerAction(app, services, {
    ...PRODUCT_EDITOR_CALLS.saveProductFile,
    url: PRODUCT_EDITOR_CALLS.saveProductFile.path,
    input: sentSchema,
    files: fileWanted(services),
    run: (sent, context) => save(services, sent, context),
  });

/** `removeProductFile`: takes the file away from its product. Nobody can download it any more. */
export const removeProductFileRoute: Route = (app, services) =>
  registerAction(app, services, {
    ...PRODUCT_EDITOR_CALLS.removeProductFile,
    url: PRODUCT_EDITOR_CALLS.removeProductFile.path,
    input: sentSchema,
    run: (sent, context) => remove(services, sent, context),
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

async function save(services: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { site, language, files } = context;
  const { account, refusal } = await editorOf(services.db, context, 'products.edit');
  if (!account) return refusal;
  const sentences = PRODUCT_EDITOR_SENTENCES[language].file;
  const [file] = files;
  if (!file) return refused(sentences.nothing);
  if (!file.stored) return refused(sentences.tooLarge);
  if (file.stored.bytes === 0) return refused(sentences.empty);
  if (!(await isWithinRate(services.db, { siteId: site.id, address: account.id }, MOST)))
    return { kind: 'refused', code: 'config/pictures-limited' };
  const name = fileWords(file.name) || sentences.nameless;
  return change(services, { sent, context, account, file: { name, stored: file.stored } });
}

async function remove(services: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(services.db, context, 'products.edit');
  return account ? change(services, { sent, context, account }) : refusal;
}

interface Changing {
  readonly sent: Sent;
  readonly context: ActionContext;
  readonly account: SignedInAccount;
  /** Absent where it is taken away. */
  readonly file?: NewProductFile;
}

async function change(services: Services, { sent, context, account, file }: Changing): Promise<ActionOutcome> {
  const { site, language, reply } = context;
  const by = { id: account.id, displayName: account.displayName || account.email };
  const wanted = { siteId: site.id, productId: sent.id, seen: sent.seen, account: by, ...(file ? { file } : {}) };
  const outcome = await changeProductFile(services, wanted);
  if (outcome !== 'done') return refusalOf(outcome, PRODUCT_EDITOR_SENTENCES[language].file);
  const block = onlyBlockOf(site.configPages.productEditor);
  rememberSentForm(reply, block);
  const location = productAddress(sent.id, { sent: block });
  return { kind: 'done', body: { location }, goTo: location };
}

function refusalOf(
  outcome: Exclude<FileOutcome, 'done'>,
  { changed, full }: { readonly changed: string; readonly full: string },
): ActionOutcome {
  if (outcome === 'gone') return { kind: 'refused', code: 'config/product-gone' };
  return refused(outcome === 'changed' ? changed : full);
}

function refused(sentence: string): ActionOutcome {
  return { kind: 'refused', code: 'config/product-file-invalid', errors: { [PRODUCT_FILE_FIELD]: sentence } };
}
