import { act } from '@testing-library/react';
import { PRODUCT_CALLS, type ProductReply } from 'shared-types/commerce/product';
import type { RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { LOST } from '../../parts/cart-calls/cart-replies.fixture';
import { goLive, one } from '../../parts/in-page/go-live.fixture';
import { sampleGlazesAndSizes, sampleProduct, sampleVariant } from '../../parts/sample-store/sample-products.fixture';
import { prepareSheets, pressEscape } from '../../parts/sheet/sheet.fixture';
import { messages } from '../product/product.messages';
import { examples } from './product-quick-view.example';
import { element } from './product-quick-view.view';

// jsdom draws nothing that could scroll.
Element.prototype.scrollTo = () => undefined;
prepareSheets();

const MUG = { path: '/shop/p/stoneware-mug', title: 'Stoneware mug' };

function replyOf(variants = sampleGlazesAndSizes()): RequestResult<ProductReply> {
  const { descriptionHtml: _text, ...product } = Array.isArray(variants)
    ? sampleProduct(variants)
    : sampleProduct(variants);
  return { ok: true, status: 200, body: { product, shopPath: '/shop' } };
}

function openPage() {
  const host = createFakeHost(messages, { perRequest: { return: '/shop' } });
  goLive({ host, view: element(examples.closed, host) });
  const seen: string[] = [];
  host.bus.on('commerce/product-shown').subscribe(() => seen.push('shown'));
  host.bus.on('commerce/product-viewed').subscribe(({ productId }) => seen.push(productId));
  const requestView = async (reply: RequestResult<unknown>, requested = MUG) => {
    host.replies.push(reply);
    await act(async () => host.bus.send('commerce/product-requested', requested));
  };
  return { host, seen, requestView };
}

const dialog = () => one<HTMLDialogElement>('dialog');
const state = () => one<HTMLElement>('[data-view]').dataset['view'];
const key = () => one('input[name="key"]').value;

spec(
  ['PROD-04', 'CENSUS-10'],
  'opens with the product its address names, tells of it once, and axe finds nothing wrong',
  async () => {
    const { host, seen, requestView } = openPage();
    await requestView(replyOf());
    expect(host.calls.map(({ path }) => path)).toEqual([
      `${PRODUCT_CALLS.getProduct.path}?path=%2Fshop%2Fp%2Fstoneware-mug`,
    ]);
    expect([dialog().open, state(), one('h2').textContent]).toEqual([true, 'product', MUG.title]);
    expect(seen).toEqual(['shown', sampleProduct(sampleGlazesAndSizes()).id]);
    expect(one<HTMLAnchorElement>('[data-view] p > a[href="/shop/p/stoneware-mug"]').textContent).toContain(MUG.title);
    expect(await axeFindings()).toEqual([]);
  },
);

test('its choices are live: another option shows another variant', async () => {
  const { requestView } = openPage();
  await requestView(replyOf());
  const lists = document.querySelectorAll<HTMLSelectElement>('.commerce-product__options select');
  expect(lists.length).toBe(2);
  const sent = one<HTMLSelectElement>('select[name="variantId"]' as never) as unknown as HTMLSelectElement;
  const before = sent.value;
  const list = lists[0] as HTMLSelectElement;
  list.value = [...list.options].map(({ value }) => value).find((value) => value !== list.value) ?? '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  expect(sent.value).not.toBe(before);
});

test('its pictures do not open, and can be scrolled to by keyboard', async () => {
  const { requestView } = openPage();
  await requestView(replyOf());
  expect([document.querySelector('[data-picture][href]'), one('[data-gallery]').tabIndex]).toEqual([null, 0]);
});

test('each opening has a key of its own, and never the page’s', async () => {
  const { host, requestView } = openPage();
  await requestView(replyOf());
  const first = key();
  await act(async () => void pressEscape());
  await requestView(replyOf());
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([first, key(), host.perRequest.key]).size).toBe(3);
});

spec('PROD-05', 'a product that is sold out says so, and has no form', async () => {
  const { requestView } = openPage();
  await requestView(replyOf([sampleVariant({ qtyInStock: 0 })]));
  expect(dialog().textContent).toContain('This product is sold out.');
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['is lost', LOST],
  ['is no product', { ok: true, status: 200, body: { product: { id: 'x' } } } as const],
])('a reply that %s is said once, and the next try keeps the focus', async (_name, reply) => {
  const { host, seen, requestView } = openPage();
  await requestView(reply);
  expect([state(), host.announced, seen]).toEqual(['failed', ['This product could not be loaded.'], ['shown']]);
  host.replies.push(replyOf());
  one('[data-view-again]').focus();
  await act(async () => one('[data-view-again]').click());
  expect([state(), document.activeElement]).toEqual(['product', one('h2')]);
});

test('a reply to what was asked before comes too late', async () => {
  const { host, requestView } = openPage();
  let answer: (result: RequestResult<unknown>) => void = () => undefined;
  const { request } = host;
  Object.assign(host, { request: () => new Promise((resolve) => (answer = resolve)) });
  await act(async () => host.bus.send('commerce/product-requested', { path: '/shop/p/bowl', title: 'Bowl' }));
  Object.assign(host, { request });
  await requestView(replyOf());
  await act(async () => answer(LOST));
  expect([state(), one('h2').textContent]).toEqual(['product', MUG.title]);
});

test('once it has ended it opens no more', async () => {
  const { host, requestView } = openPage();
  host.end();
  await requestView(replyOf());
  expect([dialog().open, host.calls]).toEqual([false, []]);
});
