import { CART_CALLS } from 'shared-types/commerce/cart';
import { spec } from '../../../../tools/testing/spec';
import { createShopper, type Shopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';

const PATHS = ['/', '/shop', '/shop/p/stoneware-mug', '/cart', '/contact'];
/** An unfilled placeholder. */
const OPEN_PLACEHOLDER = /c[0-9a-f]{32}-/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const visitor = () => createShopper(server.app, 'localhost');

interface Seen {
  readonly html: string;
  /** Values of this request or this visitor. */
  readonly own: readonly string[];
}

async function visit(shopper: Shopper, path: string): Promise<Seen> {
  const { headers, body } = await shopper.get(path);
  const nonces = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']));
  const keys = [...body.matchAll(/name="key" value="([^"]+)"/g)];
  const own = [nonces, ...keys].flatMap((found) => found?.[1] ?? []);
  // A cookie of one character identifies nobody.
  return { html: body, own: [...own, ...shopper.cookies.values()].filter((value) => value.length > 1) };
}

spec('SRV-01', 'cached HTML passes nothing of one request to another', async () => {
  const buyer = visitor();
  const { id } = await server.services.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.id')
    .where('product.slug', '=', 'stoneware-mug')
    .where('variant.qty_in_stock', '>', 2)
    .executeTakeFirstOrThrow();
  await buyer.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 2 });
  for (const path of PATHS) {
    const seen = [await visit(buyer, path), await visit(visitor(), path), await visit(buyer, path)];
    for (const one of seen) {
      expect(one.html).toContain('<h1');
      expect(one.own.length).toBeGreaterThan(1);
      expect(one.html).not.toMatch(OPEN_PLACEHOLDER);
    }
    const [first, other, again] = seen as [Seen, Seen, Seen];
    expect(first.own.filter((value) => other.html.includes(value))).toEqual([]);
    expect(other.own.filter((value) => again.html.includes(value))).toEqual([]);
    const requestOnly = first.own.filter((value) => ![...buyer.cookies.values()].includes(value));
    expect(requestOnly.filter((value) => again.html.includes(value))).toEqual([]);
  }
});
