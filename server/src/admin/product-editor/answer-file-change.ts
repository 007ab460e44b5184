import { PRODUCT_FILE_FIELD } from 'shared-types/admin/store/product-editor';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { formSaved } from '../saved-form';
import { productAddress } from './product-address';
import { PRODUCT_EDITOR_MESSAGES } from './product-editor.messages';
import { changeProductFile, type FileOutcome, type NewProductFile } from './write/product-file.store';

/** What the forms of a product's file send. */
export const productFileSchema = z
  .object({
    id: z.guid().toLowerCase().describe('Id of the product.'),
    seen: z
      .union([z.literal(''), z.guid().toLowerCase()])
      .describe('Names the file that was shown; empty where there was none.'),
  })
  .describe('The file is sent beside these fields; `removeProductFile` takes the fields alone.');

export type SentProductFile = z.output<typeof productFileSchema>;

/** A sent change of a product's file. */
export interface SentFileChange {
  readonly sent: SentProductFile;
  readonly context: ActionContext;
  readonly account: SignedInAccount;
  /** Absent to remove the file. */
  readonly file?: NewProductFile;
}

/** Makes the change, and redirects to the product. */
export async function answerFileChange(
  services: Services,
  { sent, context, account, file }: SentFileChange,
): Promise<ActionOutcome> {
  const { site, language } = context;
  const by = { id: account.id, displayName: account.displayName || account.email };
  const wanted = { siteId: site.id, productId: sent.id, seen: sent.seen, account: by, ...(file ? { file } : {}) };
  const outcome = await changeProductFile(services, wanted);
  if (outcome !== 'done') return refusalOf(outcome, PRODUCT_EDITOR_MESSAGES[language].file);
  return formSaved(context, {
    page: 'productEditor',
    path: productAddress(sent.id),
    reply: (location) => ({ location }),
  });
}

function refusalOf(
  outcome: Exclude<FileOutcome, 'done'>,
  { changed, full }: { readonly changed: string; readonly full: string },
): ActionOutcome {
  if (outcome === 'gone') return { kind: 'refused', code: 'admin/product-gone' };
  return refusedFile(outcome === 'changed' ? changed : full);
}

/** Shows a message at the file field. */
export function refusedFile(message: string): ActionOutcome {
  return { kind: 'refused', code: 'admin/product-file-invalid', errors: { [PRODUCT_FILE_FIELD]: message } };
}
