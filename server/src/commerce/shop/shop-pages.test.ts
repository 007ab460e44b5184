import { randomUUID } from 'node:crypto';
import { largeShop } from '../../../../tools/testing/site/large-shop';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { dataIn } from '../../site/page/template/page-context.fixture';

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample();
  siteId = await open.load(largeShop());
});
afterAll(() => open.close());

const get = (path: string) => open.visitor().get(path);
const numbersIn = (html: string) =>
  [...html.matchAll(/class="commerce-product-card__link" href="\/shop\/p\/product-(\d+)"/g)].map(([, number]) =>
    Number(number),
  );
const numbersAt = async (path: string) => numbersIn((await get(path)).body);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const linksIn = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  previous: /<link rel="prev" href="([^"]*)"/.exec(html)?.[1],
  next: /<link rel="next" href="([^"]*)"/.exec(html)?.[1],
  title: /<title>([^<]*)</.exec(html)?.[1],
});
const BASE = 'http://shop.example';

describe('pages', () => {
  test('a shop shows 24 products at a time, and each page gives its number', async () => {
    const [first, second, third] = await Promise.all(['/shop', '/shop?page=2', '/shop?page=3'].map(get));
    expect(numbersIn(first?.body ?? '')).toEqual(range(1, 24));
    expect(numbersIn(second?.body ?? '')).toEqual(range(25, 48));
    expect(numbersIn(third?.body ?? '')).toEqual(range(49, 66));
    expect(linksIn(first?.body ?? '')).toEqual({
      canonical: `${BASE}/shop`,
      next: '/shop?page=2',
      title: 'Shop · Example',
    });
    expect(linksIn(second?.body ?? '')).toEqual({
      canonical: `${BASE}/shop?page=2`,
      previous: '/shop',
      next: '/shop?page=3',
      title: 'Shop – Page 2 · Example',
    });
    expect(linksIn(third?.body ?? '')).toMatchObject({ canonical: `${BASE}/shop?page=3`, previous: '/shop?page=2' });
    expect(dataIn(second?.body ?? '').context.pageTitle).toBe('Shop');
  });

  test('several pages are shown as one if the address says so, and count for search engines as the first of them', async () => {
    const { body } = await get('/shop?page=2-3');
    expect(numbersIn(body)).toEqual(range(25, 66));
    expect(linksIn(body)).toMatchObject({ canonical: `${BASE}/shop?page=2`, previous: '/shop' });
    expect(body).toContain('Showing 25–66 of 66');
  });

  test('a page beyond the last redirects to the last', async () => {
    for (const [requested, last] of [
      ['/shop?page=4', '/shop?page=3'],
      ['/shop?page=9999&sort=price', '/shop?sort=price&page=3'],
      ['/shop?page=2-7', '/shop?page=2-3'],
      ['/shop/c/cups?page=2', '/shop/c/cups'],
    ] as const) {
      const { statusCode, headers } = await get(requested);
      expect([requested, statusCode, headers.location]).toEqual([requested, 303, last]);
    }
  });

  test('an invalid number is the first page, whose address search engines get', async () => {
    for (const page of ['0', '-1', '1.5', 'x', '', '2-1', '99999', '1-', '%00', '1&page=2']) {
      const { body, statusCode } = await get(`/shop?page=${page}`);
      expect([page, statusCode, numbersIn(body)[0], linksIn(body).canonical]).toEqual([page, 200, 1, `${BASE}/shop`]);
    }
  });

  test('a category has pages of its own, and each says which it is', async () => {
    await open.load(largeShop({ count: 90 }));
    const { body } = await get('/shop/c/cups?page=2');
    expect(numbersIn(body)).toEqual(range(25, 30).map((nth) => nth * 3 - 2));
    expect(linksIn(body)).toEqual({
      canonical: `${BASE}/shop/c/cups?page=2`,
      previous: '/shop/c/cups',
      title: 'Cups – Shop – Page 2 · Example',
    });
    expect(body).toContain('"item":"http://shop.example/shop/c/cups"');
    await open.load(largeShop());
  });

  test('a list on another page has pages as well, and no filters', async () => {
    const { body } = await get('/shop');
    const block = /data-block="([^"]+)" data-feature="commerce\/shop"/.exec(body)?.[1] ?? '';
    const moved = largeShop();
    const [home, shop, ...others] = moved.pages;
    await open.load({
      ...moved,
      pages: [
        { ...home!, blocks: shop!.blocks, body: shop!.body },
        { ...shop!, blocks: [], body: { raw: false, layout: { columns: 12, rows: [] } } },
        ...others,
      ],
    });
    const second = (await get('/?page=2&sort=price-descending')).body;
    expect([block !== '', numbersIn(second)]).toEqual([true, range(25, 48)]);
    expect(linksIn(second)).toMatchObject({ canonical: `${BASE}/?page=2`, previous: '/', next: '/?page=3' });
    expect(second).not.toContain('data-shop-filters');
    await open.load(largeShop());
  });
});

describe('sorting and filtering', () => {
  test('products are sorted as the address says', async () => {
    expect((await numbersAt('/shop?sort=price-descending')).slice(0, 3)).toEqual([66, 65, 64]);
    expect((await numbersAt('/shop?sort=price')).slice(0, 3)).toEqual([1, 2, 3]);
    // Natural order: numbers are compared as numbers, not by digits.
    expect((await numbersAt('/shop?sort=name')).slice(8, 11)).toEqual([9, 10, 11]);
    expect((await numbersAt('/shop?sort=price-descending&page=2')).slice(0, 2)).toEqual([42, 41]);
    expect((await numbersAt('/shop?sort=drop+table')).slice(0, 2)).toEqual([1, 2]);
  });

  test('the newest come first, those added together in the owner’s order', async () => {
    await open.db
      .updateTable('product')
      .set({ created_at: new Date('2020-01-01') } as never)
      .where('site_id', '=', siteId)
      .where('slug', '!=', 'product-40')
      .execute();
    await open.load(patched({ 'site.tagline': 'Read afresh' }, largeShop()));
    expect((await numbersAt('/shop?sort=newest')).slice(0, 3)).toEqual([40, 1, 2]);
  });

  test('shows the products in the requested categories and prices, and says how many there are', async () => {
    const at = async (query: string) => {
      const { body } = await get(`/shop?${query}`);
      return [numbersIn(body), /<p [^>]*data-shop-count[^>]*>(?:<!-- -->)*([^<]*)/.exec(body)?.[1]];
    };
    expect(await at('category=cups&price-from=100&price-to=200')).toEqual([[10, 13, 16, 19], '4 products']);
    expect(await at('category=bowls&category=cups&price-to=50')).toEqual([[1, 2, 4, 5], '4 products']);
    expect(await at('price-from=200&price-to=190')).toEqual([[19, 20], '2 products']);
    expect(await at('price-from=10.01&price-to=20,00')).toEqual([[2], '1 product']);
    expect((await at('price-from=cheap&category=none'))[1]).toBe('66 products');
  });

  test('says what is filtered out and how to show it again, and when nothing is left', async () => {
    const { body } = await get('/shop?category=cups&price-from=9000&sort=name');
    expect(body).toContain('No products match these filters.');
    const chips = [...body.matchAll(/<a href="([^"]*)"[^>]*data-in-place/g)].map(([, path]) => path);
    expect(chips).toEqual([
      '/shop?price-from=9000.00&amp;sort=name',
      '/shop?category=cups&amp;sort=name',
      '/shop?sort=name',
    ]);
    expect(body).toMatch(/name="category" checked="" value="cups"|name="category"[^>]*value="cups"[^>]*checked=""/);
    expect(body).toMatch(/name="price-from"[^>]*value="9000.00"/);
  });

  test('search engines get the address of the shop itself, and of no sorted or filtered page', async () => {
    for (const query of ['sort=price', 'category=cups', 'price-from=20&page=2', 'sort=name&page=2'])
      expect([query, linksIn((await get(`/shop?${query}`)).body).canonical]).toEqual([query, `${BASE}/shop`]);
  });

  test('a small shop is unchanged by any query', async () => {
    await open.load(largeShop({ count: 11 }));
    const main = async (path: string) => /<main.*<\/main>/s.exec((await get(path)).body)?.[0];
    const plain = await main('/shop');
    expect(plain).not.toMatch(/data-shop-(filters|results)/);
    expect(await main('/shop?sort=price-descending&price-from=50')).toBe(plain);
    await open.load(largeShop());
  });

  test('best sellers are offered once something was sold, and are sorted by quantity sold', async () => {
    expect((await get('/shop')).body).not.toContain('Best selling');
    await sell('P-30', 2);
    await sell('P-7', 5);
    await sell('P-50', 9, 'cancelled');
    await open.load(patched({ 'site.tagline': 'Sold' }, largeShop()));
    expect((await get('/shop')).body).toContain('Best selling');
    expect((await numbersAt('/shop?sort=best-selling')).slice(0, 4)).toEqual([7, 30, 1, 2]);
  });
});

/** An order of the variant with this SKU. */
async function sell(sku: string, quantity: number, status: 'open' | 'cancelled' = 'open'): Promise<void> {
  const variant = await open.db
    .selectFrom('variant')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const orderId = randomUUID();
  const amounts = { subtotal_cents: 1, shipping_cents: 0, tax_cents: 0, discount_cents: 0, total_cents: 1 };
  const texts = {
    token_hash: orderId,
    key: orderId,
    email: '',
    phone: '',
    note: '',
    address: 'null',
    shipping_name: '',
  };
  const payment = { payment_method: 'offline', payment_instructions: '', currency: 'EUR' };
  const own = { id: orderId, site_id: siteId, number: quantity, cart_id: randomUUID(), status };
  await open.db
    .insertInto('customer_order')
    .values({ ...own, ...texts, ...amounts, ...payment })
    .execute();
  const line = {
    title: sku,
    sku,
    option_values: '[]',
    picture: 'null',
    unit_price_cents: 1,
    line_total_cents: quantity,
  };
  await open.db
    .insertInto('order_line')
    .values({
      id: randomUUID(),
      site_id: siteId,
      order_id: orderId,
      variant_id: variant.id,
      position: 0,
      quantity,
      ...line,
    })
    .execute();
}
