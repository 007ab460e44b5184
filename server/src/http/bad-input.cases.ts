import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { exampleDocument, exampleForm } from '../../../tools/testing/site/example-document';
import type { ExampleServer } from '../../../tools/testing/site/open-example';
import { orderFields } from '../../../tools/testing/store/order-fields';
import type { Shopper } from '../../../tools/testing/store/shopper';

/** What a case makes its right request from. */
export interface World {
  readonly open: ExampleServer;
  readonly visitor: Shopper;
}

/** A request that an endpoint would carry out. */
export interface RightRequest {
  readonly path: string;
  readonly body?: unknown;
}

/** One endpoint that changes something, and how its input can be wrong. A new endpoint gets a row in `CASES`. */
export interface BadInputCase {
  /** Method and address as they are registered. */
  readonly route: string;
  /** Where the crumb travels; in the query where absent. */
  readonly crumbHeader?: string;
  readonly right: (world: World) => Promise<RightRequest>;
  /** Fields the body cannot do without. */
  readonly required?: readonly string[];
  /** Fields that are text; each is sent as something else, and far too long. */
  readonly texts?: readonly string[];
  /** More values that are wrong, by field. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>;
  /** Bodies that are wrong as a whole. */
  readonly wrongBodies?: readonly unknown[];
  /** Addresses with wrong parts, sent with the right body. */
  readonly wrongPaths?: readonly string[];
}

const KEY = 'K'.repeat(22);
const NO_KEYS = [7, [], {}, '', 'short', 'x'.repeat(129), 'white space in it'];
const NO_IDS = ['x', '0', '%00', "'%20or%201=1--", '..%2f..'];
const NO_QUANTITIES = [-1, 0.5, 1000, 1e9, 1e400, '1e3', '0x1', ' ', 'two', null, true, [], [1], {}];

const formId = exampleDocument().pages[0]?.blocks[1]?.id ?? '';
const answers = { who: ['Ada', ''], mail: 'ada@example.com', words: 'Hello' };

async function variantId({ open }: World, sku = 'GUIDE'): Promise<string> {
  return (await open.db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
}

/** Puts a guide, or something else, into the visitor's cart; gives its line. */
async function lineId(world: World, sku?: string): Promise<string> {
  const reply = await world.visitor.call('POST', CART_CALLS.addLine.path, {
    variantId: await variantId(world, sku),
    quantity: 1,
  });
  return reply.json<{ cart: { entries: { id: string }[] } }>().cart.entries[0]?.id ?? '';
}

const linePath = (id: string) => CART_CALLS.setLineQuantity.path.replace(':lineId', id);
const setLine: Omit<BadInputCase, 'route'> = {
  right: async (world) => ({ path: linePath(await lineId(world)), body: { quantity: 2 } }),
  required: ['quantity'],
  wrong: { quantity: NO_QUANTITIES, key: NO_KEYS, confirmed: ['maybe', 7, []] },
  wrongPaths: NO_IDS.map(linePath),
};
const formPath = (id: string) => CART_CALLS.setLineForm.path.replace(':lineId', id);
/** What the mug asks whoever buys it. */
const lineForm = {
  title: 'Dedication',
  fields: [{ id: 'words', type: 'text', title: 'Words', required: true, maxLength: 100 }],
};
const setForm: Omit<BadInputCase, 'route'> = {
  right: async (world) => {
    const id = await lineId(world, 'MUG-S');
    await world.open.db
      .updateTable('product')
      .set({ form: JSON.stringify(lineForm) })
      .where('slug', '=', 'mug')
      .execute();
    return { path: formPath(id), body: { form: { words: 'For Ada' }, key: KEY } };
  },
  required: ['form'],
  texts: ['key'],
  wrong: {
    form: [
      7,
      null,
      [],
      '',
      '{',
      'null',
      '['.repeat(50_000),
      {},
      { words: '' },
      { words: 'x'.repeat(101) },
      { words: {} },
    ],
    key: NO_KEYS,
  },
  wrongPaths: NO_IDS.map(formPath),
};
const report = {
  event: 'error',
  timestamp: 1,
  data: { websiteId: '', templateId: '', url: '', userAgent: '', app: 'shell@1', message: 'x' },
};

const hit = {
  websiteId: '',
  templateId: '',
  locale: 'en',
  userAgent: '',
  clientDate: 1,
  viewportWidth: 1,
  viewportHeight: 1,
  screenWidth: 1,
  screenHeight: 1,
  url: '',
  title: '',
};

/** Every endpoint that changes something. */
export const CASES: readonly BadInputCase[] = [
  {
    route: `POST ${CART_CALLS.addLine.path}`,
    right: async (world) => ({
      path: CART_CALLS.addLine.path,
      body: { variantId: await variantId(world), quantity: 1 },
    }),
    required: ['variantId', 'quantity'],
    texts: ['variantId'],
    wrong: {
      quantity: [0, ...NO_QUANTITIES],
      variantId: ['', 'x', "' or 1=1--", '00000000-0000-4000-8000-000000000000'],
      key: NO_KEYS,
    },
  },
  { route: `PUT ${CART_CALLS.setLineQuantity.path}`, ...setLine },
  { route: `POST ${CART_CALLS.setLineQuantity.path}`, ...setLine },
  { route: `PUT ${CART_CALLS.setLineForm.path}`, ...setForm },
  { route: `POST ${CART_CALLS.setLineForm.path}`, ...setForm },
  {
    route: `DELETE ${CART_CALLS.removeLine.path}`,
    right: async (world) => ({ path: linePath(await lineId(world)) }),
    wrongPaths: NO_IDS.map(linePath),
  },
  {
    route: `POST ${CART_CALLS.removeLine.path}/removal`,
    right: async (world) => ({ path: `${linePath(await lineId(world))}/removal` }),
    wrongPaths: NO_IDS.map((id) => `${linePath(id)}/removal`),
  },
  {
    route: `POST ${CHECKOUT_CALLS.placeOrder.path}`,
    right: async (world) => {
      await lineId(world);
      return {
        path: CHECKOUT_CALLS.placeOrder.path,
        body: orderFields({ key: KEY, seenTotalCents: 700, shippingOptionId: '' }),
      };
    },
    required: ['email', 'paymentMethod', 'key', 'seenTotalCents'],
    texts: ['email', 'phone', 'firstName', 'line1', 'country', 'note', 'paymentMethod', 'key'],
    wrong: {
      seenTotalCents: [-1, 0, 699, 701, 0.5, 1e400, null, [], {}, '7e2'],
      key: ['', 'short'],
      paymentMethod: ['', 'stripe'],
      email: ['ada', 'a@', `${'a'.repeat(255)}@b`],
    },
  },
  {
    route: `POST ${FORM_CALLS.formSubmissionKey.path}`,
    right: async () => ({ path: FORM_CALLS.formSubmissionKey.path }),
  },
  {
    route: `POST ${FORM_CALLS.saveFormSubmission.path}`,
    right: async () => ({
      path: FORM_CALLS.saveFormSubmission.path,
      body: { key: KEY, formId, form: JSON.stringify(answers) },
    }),
    required: ['key', 'formId', 'form'],
    texts: ['key', 'formId'],
    wrong: {
      form: [
        7,
        null,
        [],
        '',
        '{',
        'null',
        '[]',
        '['.repeat(50_000),
        JSON.stringify({ ...answers, mail: 'ada' }),
        JSON.stringify({ ...answers, words: 'x'.repeat((exampleForm.fields[4]?.maxLength ?? 0) + 1) }),
        JSON.stringify({ ...answers, about: 'Neither' }),
        JSON.stringify({ ...answers, words: { deep: true } }),
      ],
      pageTitle: [7, [], {}],
      isOverlayForm: ['perhaps', 7, []],
      contentSource: ['x', 7],
      pagePermissionTypeValue: [0, 4, 'x', []],
    },
  },
  {
    route: `POST ${BANNER_CALLS.choose.path}`,
    right: async () => ({ path: BANNER_CALLS.choose.path, body: { choice: 'accepted' } }),
    required: ['choice'],
    texts: ['choice'],
    wrong: { choice: ['', 'maybe', 'ACCEPTED'] },
  },
  {
    route: `POST ${ERROR_REPORT_CALLS.recordJavascriptErrors.path}`,
    crumbHeader: CRUMB_HEADER,
    right: async () => ({ path: ERROR_REPORT_CALLS.recordJavascriptErrors.path, body: [report] }),
    wrongBodies: [
      {},
      [],
      [null],
      [{}],
      [{ ...report, timestamp: 'now' }],
      [{ ...report, data: [] }],
      Array.from({ length: 21 }, () => report),
    ],
  },
  {
    route: `POST ${VISIT_CALLS.recordHit.path}`,
    right: async () => ({ path: VISIT_CALLS.recordHit.path, body: { event: 'view', data: JSON.stringify(hit) } }),
    required: ['event', 'data'],
    texts: ['event', 'data'],
    wrong: {
      event: ['', 'party'],
      data: [
        '',
        '{',
        'null',
        '[]',
        '{}',
        '['.repeat(50_000),
        ...[
          { url: undefined },
          { url: 7 },
          { clientDate: 'now' },
          { clientDate: 1e400 },
          { clientDate: 0.5 },
          { viewportWidth: -1 },
          { screenWidth: 1e9 },
          { recordType: 6 },
          { itemId: {} },
        ].map((change) => JSON.stringify({ ...hit, ...change })),
      ],
      ss_cvr: [7, [], {}],
    },
  },
];
