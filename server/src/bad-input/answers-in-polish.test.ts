import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { Failure } from 'shared-types/failure';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { bilingualDocument } from '../../../tools/testing/site/bilingual-document';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { orderFields } from '../../../tools/testing/store/order-fields';
import { createCrumb } from '../platform/http/cookie/crumb';
import { createIdempotencyKey } from '../platform/http/idempotency-key';

const HOST = 'bilingual.example';
const INVALID = 'Co najmniej jedno pole jest wypełnione nieprawidłowo. Sprawdź wpisane dane.';
const formId = bilingualDocument().pages.find(({ path }) => path === '/pl')?.blocks[1]?.id ?? '';

let open: ExampleServer;
let variantId: string;
beforeAll(async () => {
  open = await openExample();
  await open.load(bilingualDocument());
  const { id } = await open.db.selectFrom('variant').select('id').where('sku', '=', 'KUBEK').executeTakeFirstOrThrow();
  variantId = id;
});
afterAll(() => open.close());

async function call(path: string, body: object): Promise<Failure & { readonly message?: string }> {
  const crumb = createCrumb(open.app.cookieSeal, { host: HOST });
  const reply = await open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    headers: { host: HOST, cookie: `crumb=${crumb}`, accept: 'application/json', 'accept-language': 'pl' },
    payload: body,
  });
  return reply.json();
}

test.each([
  [1, undefined, 'Dodano do koszyka: Kubek.'],
  [6, 'Kubek: mamy tylko 5 sztuk.', undefined],
])('adding %d pieces to a cart answers in Polish', async (quantity, error, message) => {
  expect(await call(CART_CALLS.addLine.path, { variantId, quantity })).toMatchObject({
    ...(error && { error }),
    ...(message && { message }),
  });
});

test('input of the wrong shape is refused field by field', async () => {
  expect(await call(CART_CALLS.addLine.path, { variantId, quantity: 0.5, key: 'x' })).toMatchObject({
    error: INVALID,
    data: { errors: { quantity: 'Wybierz liczbę całkowitą od 1 do 999.', key: 'Odśwież stronę i wyślij ponownie.' } },
  });
});

test('a form gets messages about its wrong answers', async () => {
  const form = { who: [], mail: 'ada', about: 'Nothing', words: 'x'.repeat(501) };
  expect(await call(FORM_CALLS.saveFormSubmission.path, { formId, key: createIdempotencyKey(), form })).toMatchObject({
    error: INVALID,
    data: {
      errors: {
        who: 'Pole „Name” jest wymagane.',
        mail: 'Adres e-mail jest nieprawidłowy. Powinien mieć postać nazwa@example.com.',
        about: 'Wybierz jedną z możliwości.',
        words: 'Przekroczono limit znaków.',
      },
    },
  });
});

test('an impossible order is refused', async () => {
  const key = createIdempotencyKey();
  const order = (fields: object) => call(CHECKOUT_CALLS.placeOrder.path, orderFields({ key, ...fields }));
  expect(await order({ seenTotalCents: 0 })).toMatchObject({ error: 'Twój koszyk jest pusty.' });
  expect(await order({ seenTotalCents: -1, city: 'x'.repeat(101) })).toMatchObject({
    error: INVALID,
    data: {
      errors: {
        city: 'Wpisz najwyżej 100 znaków.',
        seenTotalCents: 'Odśwież stronę i złóż zamówienie ponownie.',
      },
    },
  });
});

test.each([
  ['/pl', 'Pole „Name” jest wymagane.'],
  ['/', 'Name is required.'],
])('a form without script is answered in the language of its page: %s', async (page, message) => {
  const block = bilingualDocument().pages.find(({ path }) => path === page)?.blocks[1]?.id;
  const sent = { key: createIdempotencyKey(), return: page, block };
  const { body } = await open.visitor(HOST).post(FORM_CALLS.saveFormSubmission.path, sent);
  expect(body.includes(message)).toBe(true);
});

test('what is refused before a route runs is refused in Polish too, where the language is known', async () => {
  expect((await open.visitor(HOST).get('/pl/nothing-here')).body).toMatch(
    /<html lang="pl">[^]*<h1>Nie znaleziono strony<\/h1>[^]*href="\/pl"/,
  );
  expect(await call('/api/nothing', {})).toMatchObject({ error: 'Pod tym adresem nic nie ma.' });
});
