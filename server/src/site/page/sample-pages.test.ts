import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { htmlProblems } from '../../../../tools/testing/html-problems';
import { isLongProof } from '../../../../tools/testing/proof';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { createShopper, type Reply, type Shopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { dataIn } from './template/page-context.fixture';

const ADMIN = 'admin@samples.example';
const HOSTS = ['localhost', 'bistro.localhost', 'photographer.localhost'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const sites = await server.services.db.selectFrom('site').select('identifier').execute();
  const roles = Object.fromEntries(sites.map(({ identifier }) => [identifier, ['admin'] as const]));
  await seedAccount(server.services.db, { email: ADMIN, roles, platformRole: 'operate' });
});
afterAll(() => server.close());

/** The site at a host, and the products its pages are filled with. */
async function siteAt(host: string) {
  const site = await server.services.sites.byHost(host);
  if (!site) throw new Error(`There is no site at ${host}.`);
  const ofSite = server.services.db.selectFrom('product').where('product.site_id', '=', site.id);
  const products = await ofSite.select(['id', 'slug']).orderBy('slug').execute();
  return { paths: site.pages.map(({ path }) => path), products };
}

/** Problems by description and path; empty if there are none. */
async function problemsOf(browser: Shopper, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) note(found, path, await browser.get(path));
  return found;
}

function note(found: Record<string, string[]>, name: string, { statusCode, headers, body }: Reply): void {
  if (!String(headers['content-type']).includes('text/html')) throw new Error(`${name} is no page: ${statusCode}`);
  const problems = [...htmlProblems(body), ...nameless(body)];
  if (problems.length > 0) found[`${name} ${statusCode}`] = problems;
}

/** Remotes whose HTML a page shows without naming their version, so that metrics could not be attributed. */
function nameless(html: string): string[] {
  if (!html.includes(CONTEXT_ELEMENT_ID)) return [];
  const { remotes, shown } = dataIn(html).release;
  const names = [...html.matchAll(/ data-remote="([^"]*)"/g)].map(([, name = '']) => name);
  return names.filter((name) => !remotes[name] && !shown?.[name]).map((name) => `no version of ${name}`);
}

/** Submits a page's form for a call without script, with these answers. */
async function sendForm(browser: Shopper, page: Reply, [action, answers]: readonly [string, object]): Promise<Reply> {
  const form = page.body.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '';
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const sent = await browser.post(action, {
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    ...answers,
  });
  return typeof sent.headers.location === 'string' ? browser.get(sent.headers.location) : sent;
}

test('every page of the samples is valid HTML and gives the version of each remote it shows, also missing and locked pages', async () => {
  for (const host of HOSTS) {
    const { paths, products } = await siteAt(host);
    const visitor = createShopper(server.app, host);
    const all = paths.flatMap((path) =>
      path.includes('{slug}') ? products.map(({ slug }) => path.replace('{slug}', slug)) : [path],
    );
    const more = ['/search?q=mug', '/search?q=none-of-it', '/nowhere', MEMBER_PATH.forgottenPassword];
    expect([host, await problemsOf(visitor, [...all, ...more])]).toEqual([host, {}]);
  }
});

test('every state of cart, checkout and forms is valid HTML', async () => {
  const found: Record<string, string[]> = {};
  const visitor = createShopper(server.app, 'localhost');
  const variants = server.services.db.selectFrom('variant').innerJoin('product', 'product.id', 'variant.product_id');
  const { id } = await variants
    .select('variant.id')
    .where('product.slug', '=', 'stoneware-mug')
    .executeTakeFirstOrThrow();
  await visitor.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 1 });
  note(found, 'a cart with lines', await visitor.get('/cart'));
  const checkout = await visitor.get('/checkout');
  note(found, 'the checkout', checkout);
  const place = CHECKOUT_CALLS.placeOrder.path;
  note(found, 'a refused checkout', await sendForm(visitor, checkout, [place, {}]));
  note(
    found,
    'an order',
    await sendForm(visitor, checkout, [
      place,
      orderFields({ country: 'US', state: 'OR', city: 'Portland', zip: '97201' }),
    ]),
  );
  const contact = await visitor.get('/contact');
  note(found, 'a refused form', await sendForm(visitor, contact, [FORM_CALLS.saveFormSubmission.path, {}]));
  const signingIn = await visitor.get(ADMIN_PATH.signIn);
  note(found, 'a refused sign-in', await sendForm(visitor, signingIn, [SIGN_IN_CALLS.login.path, { email: 'a' }]));
  expect(found).toEqual({});
});

test('every page of the admin area is valid HTML', async () => {
  // The admin area is the same on every site, except for its language.
  for (const host of isLongProof ? HOSTS : HOSTS.slice(0, 1)) {
    const { products } = await siteAt(host);
    const signed = createShopper(server.app, host);
    await signIn(signed, ADMIN);
    const { signIn: _, ...inside } = ADMIN_PATH;
    const paths = Object.values(inside).map((path) =>
      path.replace('{slug}', 'new').replace('{token}', 'mf-blocks').replace(':number', '1'),
    );
    const product = ADMIN_PATH.productEditor.replace('{slug}', products[0]?.id ?? '');
    expect([host, await problemsOf(signed.twin(), [...paths, product])]).toEqual([host, {}]);
  }
});
