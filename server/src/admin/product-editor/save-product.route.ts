import { PRODUCT_LIMIT, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import {
  MAKE,
  NEW_PRODUCT,
  PRODUCT_EDITOR_CALLS,
  UPLOAD_FIELD,
  type SaveProductReply,
} from 'shared-types/admin/store/product-editor';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Route, Services } from '../../site/services';
import { lastingId } from '../../site/own-pages/lasting-id';
import type { Site } from '../../site/directory/site';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, formSaved, type Refusal } from '../saved-form';
import { timeText } from '../../platform/time-text';
import { editorOf } from '../../site/session/editor-of';
import { laterState, stateFields } from '../state-fields';
import { productAddress } from './product-address';
import { PRODUCT_EDITOR_MESSAGES, type ProductEditorMessages } from './product-editor.messages';
import { readName, stateName, writeName, type StateName } from './product-state';
import { hasOtherContent, saveProduct, type ConflictOutcome, type SaveOutcome } from './write/save-product';
import type { SentFields } from '../field-reader';
import { optionDifferences, reportedPieces, stateDifferences } from './state-differences';
import { applyToChosen } from './make/apply-to-chosen';
import { choosing } from './choosing';
import { makeVariants, type MakeInput } from './make/make-variants';
import { formatOf, type Fields } from '../form-fields';
import { findProduct } from './write/stored-product';
import { picturesWanted, takePictures } from './write/take-pictures';

/** The longest text of a product, of emails that an address writes with nine characters each, and its other fields. */
const MOST_BYTES = 1024 * 1024;
/** The keys that pages put into their forms. */
const FRESH = /^[\w-]{1,100}$/;
/** The name of a state, with id and pieces of every variant. */
const LONGEST_REPORTED = 100 + 50 * PRODUCT_LIMIT.variants;

const sentSchema = z
  .looseObject({
    id: z.union([z.literal(NEW_PRODUCT), z.guid().toLowerCase()]).describe('Id of the product, or `new`.'),
    base: stateFields.base.describe('Names the state that was changed; empty for a new product.'),
    key: laterState(LONGEST_REPORTED),
    fresh: z.string().regex(FRESH).describe('Names this form: what it adds is added once.'),
    make: z.enum(MAKE).optional().describe('Answers with a changed form instead of saving.'),
  })
  .describe('The other fields are those of `EditedProduct`.');

/** `saveProduct`: creates or saves a product. If somebody else has saved meanwhile, the form shows their values. */
export const saveProductRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCT_EDITOR_CALLS.saveProduct,
    input: sentSchema,
    mostBytes: MOST_BYTES,
    files: picturesWanted(services),
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  services: Services,
  { id: requestedId, base, key, fresh, make, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { language, request, files } = context;
  const messages = PRODUCT_EDITOR_MESSAGES[language];
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  // The admin area uses the site's main language.
  const site = context.site.siteLocaleIn(undefined);
  const isNew = requestedId === NEW_PRODUCT;
  // Derived from the form's key, so that a repeated form adds the same rows.
  const newId = (row: string) => lastingId(`${site.id} ${isNew ? '' : requestedId} ${account.id} ${fresh} ${row}`);
  const id = isNew ? newId('product') : requestedId;
  const seen = key || base;
  // A removed product takes no files; a new one takes them before it exists.
  if (files.length > 0 && !isNew && !(await findProduct(db, { siteId: site.id, id })))
    return { kind: 'refused', code: 'admin/product-gone' };
  const taken = await takePictures(services, { siteId: site.id, accountId: account.id, language, files });
  if (!taken) return { kind: 'refused', code: 'admin/pictures-limited' };
  // Even if the save fails, the uploaded pictures are chosen in the returned form.
  const filled = choosing(taken.assets, fields);
  if (taken.refused.length > 0)
    return {
      kind: 'refused',
      code: 'admin/product-invalid',
      errors: { [UPLOAD_FIELD]: taken.refused.join('\n') },
      filled,
    };
  const wanted = { ...fields, ...filled };
  if (make) {
    const state = isNew ? undefined : (await findProduct(db, { siteId: site.id, id }))?.state;
    return changedForm(make, { fields: wanted, state, messages, format: formatOf(site) }, filled);
  }
  const outcome = await saveProduct(db, { site, language, account, id, isNew, fields: wanted, seen, newId });
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/product-gone' };
  const input = { site, messages, fields: wanted, seen: readName(seen) };
  // A new product that exists already was saved by the same form before.
  if (outcome.kind === 'invalid') return { ...invalidOf(outcome, { ...input, isNew }), filled };
  if (outcome.kind === 'conflict') {
    const refused = conflictOf(outcome, input);
    return { ...refused, filled: { ...filled, ...refused.filled } };
  }
  const isDraft = fields['status'] === String(WORKFLOW_STATUS.draft);
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'productEditor',
    path: productAddress(id, { page: sameSitePath(sentPage(request.body)) }),
    reply: (location): SaveProductReply => ({ message: isDraft ? messages.savedDraft : messages.saved, location }),
  });
}

/** Answers a button of the form that does not save. */
function changedForm(make: keyof typeof MAKE, input: MakeInput, filled: Fields): ActionOutcome {
  const made = make === MAKE.bulk ? applyToChosen(input.fields, input.messages) : makeVariants(input);
  return { ...made, filled: { ...filled, ...made.filled } };
}

function sentPage(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'page' in body ? body.page : undefined;
}

interface RefusalInput {
  readonly site: Site;
  readonly messages: ProductEditorMessages;
  readonly fields: SentFields;
  /** The version the form was filled from. */
  readonly seen: StateName;
}

/** Messages about invalid fields; for a form of an older version also who has saved since, and the saved options. */
function invalidOf(
  { errors, stored }: Extract<SaveOutcome, { readonly kind: 'invalid' }>,
  { site, messages, fields, seen, isNew }: RefusalInput & { readonly isNew: boolean },
): Refusal {
  const isUnseen = stored && !isNew && stateName(stored.state).content !== seen.content;
  if (!isUnseen || !stored.changed) return { kind: 'refused', code: 'admin/product-invalid', errors };
  const { changed, state } = stored;
  return {
    kind: 'refused',
    code: 'admin/product-conflict',
    message: messages.invalidConflict({ by: changed.by, at: timeText(changed.at, site) }),
    errors: { ...optionDifferences(state, { fields, messages }), ...errors },
  };
}

/** Shows who saved the stored version, and its values. The form's next save may replace it. */
function conflictOf(conflict: ConflictOutcome, { site, messages, fields, seen }: RefusalInput): Refusal {
  const { changed, state } = conflict.stored;
  const isContent = hasOtherContent(conflict.stored, conflict.wanted, seen);
  const errors = stateDifferences({ conflict, isContent, fields, site, messages });
  const reported = reportedPieces(errors, state);
  const key = writeName(stateName(state), reported);
  const refusal = conflictRefusal({ code: 'admin/product-conflict', changed, messages, site, errors, key });
  // Without script the returned page contains the reported stocks; with script the form's key does.
  const filled = Object.fromEntries([...reported].map(([id, pieces]) => [`v.${id}.seen`, String(pieces)]));
  return { ...refusal, ...(isContent ? {} : { message: messages.stockConflict }), filled };
}
