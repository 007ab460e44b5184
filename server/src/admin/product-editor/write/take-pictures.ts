import type { Selectable } from 'kysely';
import { UPLOAD_FIELD, UPLOAD_LIMIT } from 'shared-types/admin/store/product-editor';
import type { ActionFiles } from '../../../site/request/action';
import { isWithinRate } from '../../../platform/http/rate-limit';
import type { SentFile } from '../../../platform/http/sent/sent-files';
import type { Services } from '../../../site/services';
import type { Language } from '../../../platform/language';
import type { AssetTable } from '../../../platform/schema/tables/site.tables';
import { accountOf } from '../../../site/session/account-of-request';
import { mayDo } from '../../../site/session/capabilities';
import { displayFileName } from '../../../site/upload/display-file-name';
import { PRODUCT_EDITOR_MESSAGES, type UploadMessages } from '../product-editor.messages';

export interface TakePicturesInput {
  readonly siteId: string;
  readonly accountId: string;
  readonly language: Language;
  readonly files: readonly SentFile[];
}

/** The stored pictures, and a message for each invalid file; undefined if the rate limit is reached. */
export interface TakenPictures {
  readonly assets: readonly Selectable<AssetTable>[];
  readonly refused: readonly string[];
}

/** Enough for a photographer of a whole shop, and too little to keep the server busy. */
const MOST = 300;
const WINDOW_MS = 600_000;
/** Isolate the direction of a file name (Unicode Standard Annex 9, section 2.7). */
const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069'];

/** Accepts files only from accounts that may change products. */
export function picturesWanted(services: Services): ActionFiles {
  const { files, fileBytes, requestBytes } = UPLOAD_LIMIT;
  return {
    field: UPLOAD_FIELD,
    most: files,
    fileBytes,
    requestBytes,
    isWelcome: async (request) => {
      const account = await accountOf(services.db, request);
      return account !== undefined && mayDo(account, 'products.edit');
    },
  };
}

/** Stores files as pictures of the site, one after the other. */
export async function takePictures(
  { db, uploads, sites }: Services,
  { siteId, accountId, language, files }: TakePicturesInput,
): Promise<TakenPictures | undefined> {
  const messages = PRODUCT_EDITOR_MESSAGES[language].upload;
  const assets: Selectable<AssetTable>[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const { name, bytes, missing } = file;
    if (
      !(await isWithinRate(
        db,
        { siteId, address: accountId },
        { what: 'admin/pictures', most: MOST, windowMs: WINDOW_MS },
      ))
    )
      return undefined;
    const uploaded = missing ? ({ ok: false, reason: missing } as const) : await uploads.store({ siteId, name, bytes });
    if (uploaded.ok) assets.push(uploaded.asset);
    else refused.push(messages[uploaded.reason](called(name, messages)));
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (assets.length > 0) sites.invalidate(siteId);
  return { assets, refused };
}

function called(name: string, { nameless }: UploadMessages): string {
  return `${ISOLATE}${displayFileName(name) || nameless}${END_ISOLATE}`;
}
