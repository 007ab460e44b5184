import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS, PRODUCTS_FILE_FIELD, PRODUCTS_FILE_LIMIT } from 'shared-types/admin/store/products-file';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';
import type { ActionContext, ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { fileSiteOf } from './columns/file-site';
import { checkProducts, type CheckedProducts } from './import/check-products';
import { storeImport } from './import/products-import.store';
import { PRODUCTS_FILE_MESSAGES } from './products-file.messages';
import { readProductsFile } from './read/read-products-file';

const [MISTAKES_SHOWN, COLUMNS_SHOWN, LONGEST_NAME] = [100, 20, 200];

/** `checkProductsFile`: reads a CSV file of products, and leads to the page that says what its import would change. */
export const checkProductsFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_FILE_CALLS.checkProductsFile,
    input: z.looseObject({}).describe('The file is the field `file` of a form with files.'),
    files: filesWanted(services),
    run: (_, context) => checkFile(services, context),
  });

function filesWanted({ db }: Services): ActionFiles {
  return {
    field: PRODUCTS_FILE_FIELD,
    most: 1,
    fileBytes: PRODUCTS_FILE_LIMIT.bytes,
    requestBytes: PRODUCTS_FILE_LIMIT.bytes,
    isWelcome: async (request) => {
      const account = await accountOf(db, request);
      return account !== undefined && mayDo(account, 'products.edit');
    },
  };
}

async function checkFile({ db }: Services, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  const { language, files } = context;
  // The admin area uses the site's main language.
  const site = context.site.siteLocaleIn(undefined);
  const messages = PRODUCTS_FILE_MESSAGES[language];
  const [file] = files;
  if (file?.missing) return refused(messages.tooLarge);
  if (!file || file.bytes.length === 0) return refused(messages.noFile);
  const text = textOf(file.bytes);
  if (text === undefined) return refused(messages.encoding);
  const read = readProductsFile(text, messages);
  if (read.problem !== undefined) return refused(read.problem);
  const importId = randomUUID();
  const fileSite = await fileSiteOf(db, site);
  const checked = await checkProducts(db, { site, language, file: read, fileSite, importId });
  const fileName = storableText(file.name).slice(0, LONGEST_NAME);
  const unknownColumns = read.unknownColumns.slice(0, COLUMNS_SHOWN);
  const stored = { id: importId, fileName, items: checked.items, ...viewOf(checked), unknownColumns };
  await storeImport(db, { siteId: site.id, accountId: account.id }, stored);
  return { kind: 'done', body: { location: ADMIN_PATH.productsImport }, goTo: ADMIN_PATH.productsImport };
}

function viewOf({ items, unchanged, wrong, mistakes, shown }: CheckedProducts) {
  const added = items.filter(({ isNew }) => isNew).length;
  return {
    counts: { new: added, changed: items.length - added, unchanged, wrong },
    mistakes: mistakes.slice(0, MISTAKES_SHOWN),
    moreMistakes: Math.max(0, mistakes.length - MISTAKES_SHOWN),
    products: shown,
  };
}

/** The text of a file; undefined if it is not UTF-8. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return storableText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function refused(error: string): ActionOutcome {
  return { kind: 'refused', code: 'site/invalid-input', errors: { [PRODUCTS_FILE_FIELD]: error } };
}
