import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import {
  PRODUCTS_CALLS,
  PRODUCTS_QUERY,
  STOCK_CHANGES,
  type ChangeStockReply,
} from 'shared-types/admin/store/products';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Route, Services } from '../../site/services';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import type { Language } from '../../platform/language';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { FIELD_MESSAGES } from '../field.messages';
import { listAddress } from './list-address';
import { PRODUCTS_MESSAGES } from './products.messages';
import { changeStock, type StockOutcome } from './stock.store';

const VARIANT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/i;
const PIECES = /^\d{1,9}$/;
/** The keys that pages put into their forms. */
const FRESH = /^[\w-]{1,100}$/;
/** What an earlier answer gave the form: a new idempotency key, a variant with its stock, or both. */
const KEY = /^([\w-]{1,100})?(?:(?:^|\.)([\da-f-]{36}\.\d{1,9}))?$/i;

function input(language: Language) {
  const { whole, most } = PRODUCTS_MESSAGES[language];
  const { choose } = FIELD_MESSAGES[language];
  return z.object({
    variant: z
      .string({ error: choose })
      .regex(VARIANT, { error: choose })
      .describe('Id of the variant and the pieces that were shown, parted by a point.'),
    how: z.enum(STOCK_CHANGES, { error: choose }),
    pieces: z
      .string({ error: whole })
      .trim()
      .regex(PIECES, { error: whole })
      .refine((typed) => Number(typed) <= PRODUCT_LIMIT.stock, { error: most(PRODUCT_LIMIT.stock) })
      .describe('Pieces, as they were typed.'),
    fresh: z
      .string()
      .regex(FRESH)
      .optional()
      .describe(
        'Names this form of this page: what is sent again under the same name is done once. Absent where nothing is to be recognised.',
      ),
    key: z
      .string()
      .regex(KEY)
      .optional()
      .describe(
        'What the last answer has told the form, as it was told: a name to be sent under from now on, the stock it may replace, or both; empty or absent where there is none.',
      ),
    page: z.unknown().optional(),
  });
}

type Sent = z.output<ReturnType<typeof input>>;

/** `changeStock`: changes the stock of a variant, once per idempotency key. */
export const changeStockRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'products.edit',
    ...PRODUCTS_CALLS.changeStock,
    input,
    invalid: 'admin/stock-invalid',
    run: (sent, context) => change(services, sent, context),
  });
};

async function change(
  { db, sites }: Services,
  { variant, how, pieces, fresh, key = '', page }: Sent,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { changed } = PRODUCTS_MESSAGES[language];
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const [, variantId = '', shown = ''] = VARIANT.exec(variant.toLowerCase()) ?? [];
  const [, name = fresh, reported] = KEY.exec(key) ?? [];
  const outcome = await changeStock(db, {
    siteId: site.id,
    variantId,
    how,
    pieces: Number(pieces),
    seen: seenStock({ variantId, shown, reported }),
    name,
  });
  if (outcome.kind !== 'changed') return refusalOf(outcome, { language, variantId, name });
  if (outcome.isChanged) sites.invalidate(site.id);
  const location = listAddress(sameSitePath(page) ?? ADMIN_PATH.products, {
    [PRODUCTS_QUERY.stocked]: `${variantId}.${outcome.pieces}`,
  });
  // Submitting again after a reload is another change.
  const body: ChangeStockReply = { message: changed(outcome), location, key: createIdempotencyKey() };
  return { kind: 'done', body, goTo: location };
}

interface Seen {
  readonly variantId: string;
  readonly shown: string;
  readonly reported: string | undefined;
}

/** The stock last reported to the form for this variant, or else the one its page showed. */
function seenStock({ variantId, shown, reported = '' }: Seen): number {
  const [, of, pieces] = VARIANT.exec(reported) ?? [];
  return Number(of?.toLowerCase() === variantId ? pieces : shown);
}

type Refused = Exclude<StockOutcome, { readonly kind: 'changed' }>;

interface RefusalInput {
  readonly language: Language;
  readonly variantId: string;
  readonly name: string | undefined;
}

function refusalOf(outcome: Refused, { language, variantId, name }: RefusalInput): ActionOutcome {
  const { now, inStock, sentBefore, tooFew, most, uncounted } = PRODUCTS_MESSAGES[language];
  switch (outcome.kind) {
    case 'gone':
      return { kind: 'refused', code: 'admin/product-gone' };
    case 'uncounted':
      return { kind: 'refused', code: 'admin/stock-invalid', errors: { variant: uncounted } };
    case 'too-few':
      return { kind: 'refused', code: 'admin/stock-invalid', errors: { pieces: tooFew(outcome.pieces) } };
    case 'too-many':
      return { kind: 'refused', code: 'admin/stock-invalid', errors: { pieces: most(PRODUCT_LIMIT.stock) } };
    case 'conflict':
      return {
        kind: 'refused',
        code: 'admin/stock-conflict',
        errors: { pieces: now(outcome.pieces) },
        // Nothing was done under the key, so it can be used again.
        key: `${name === undefined ? '' : `${name}.`}${variantId}.${outcome.pieces}`,
      };
    case 'sent-before':
      return {
        kind: 'refused',
        code: 'admin/stock-conflict',
        message: sentBefore,
        errors: { pieces: inStock(outcome.pieces) },
        key: `${createIdempotencyKey()}.${variantId}.${outcome.pieces}`,
      };
  }
}
