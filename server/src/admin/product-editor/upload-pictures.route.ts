import {
  NEW_PRODUCT,
  PRODUCT_EDITOR_CALLS,
  UPLOAD_FIELD,
  type UploadPicturesReply,
} from 'shared-types/admin/store/product-editor';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { pictureChoice } from './picture-choice';
import { productAddress } from './product-address';
import { PRODUCT_EDITOR_MESSAGES } from './product-editor.messages';
import { findProduct } from './write/stored-product';
import { picturesWanted, takePictures } from './write/take-pictures';

const sentSchema = z
  .object({
    id: z.union([z.literal(NEW_PRODUCT), z.guid().toLowerCase()]).describe('Id of the product they are for, or `new`.'),
    page: sentAddress.optional(),
  })
  .describe('The files are sent beside these fields.');

/**
 * `uploadPictures`: stores pictures of the site, for a product's form to choose. Visitors see them once it is saved.
 */
export const uploadPicturesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.uploadPictures,
    input: sentSchema,
    files: picturesWanted(services),
    run: (sent, context) => upload(services, sent, context),
  });
};

async function upload(
  services: Services,
  { id, page }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, language, files } = context;
  const messages = PRODUCT_EDITOR_MESSAGES[language].upload;
  const { account, refusal } = await editorOf(services.db, context, 'products.edit');
  if (!account) return refusal;
  const isThere = id === NEW_PRODUCT || (await findProduct(services.db, { siteId: site.id, id })) !== undefined;
  if (!isThere) return { kind: 'refused', code: 'admin/product-gone' };
  if (files.length === 0)
    return { kind: 'refused', code: 'admin/pictures-invalid', errors: { [UPLOAD_FIELD]: messages.nothing } };
  const taken = await takePictures(services, { siteId: site.id, accountId: account.id, language, files });
  if (!taken) return { kind: 'refused', code: 'admin/pictures-limited' };
  if (taken.refused.length > 0)
    return { kind: 'refused', code: 'admin/pictures-invalid', errors: { [UPLOAD_FIELD]: taken.refused.join('\n') } };
  const body: UploadPicturesReply = { message: messages.taken, pictures: taken.assets.map(pictureChoice) };
  return { kind: 'done', body, goTo: productAddress(id, { page: sameSitePath(page) }) };
}
