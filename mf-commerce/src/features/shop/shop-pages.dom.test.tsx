import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { examples } from './shop.example';
import { messages as categoryMessages } from './categories/shop-categories.messages';
import { messages as listingMessages } from './shop-listing.messages';
import { listInPlace } from './shop-pages.effects';
import { messages as ownMessages } from './shop.messages';
import { element } from './shop.view';

const messages = { ...ownMessages, ...categoryMessages, ...listingMessages };
const context = { collection: { id: 'c', title: 'The shop', path: '/shop' }, pagePath: '/shop' };

/** Calls of the page that wait for their answer. */
const calls: FakeCall[] = [];

class FakeCall {
  address = '';
  status = 0;
  responseXML: Document | null = null;
  responseType = '';
  isAborted = false;
  onloadend: () => void = () => undefined;
  open(_: string, address: string): void {
    this.address = new URL(address, location.href).href.replace(location.origin, '');
  }
  send(): void {
    calls.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onloadend();
  }
  async answer(example: keyof typeof examples | undefined): Promise<void> {
    if (example) {
      this.status = 200;
      this.responseXML = new DOMParser().parseFromString(pageOf(example), 'text/html');
    }
    this.onloadend();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function pageOf(example: keyof typeof examples): string {
  const host = createFakeHost(messages, { context });
  return `<title>${example}</title><div id="block-b">${renderToString(element(examples[example], host))}</div>`;
}

function openShop(example: keyof typeof examples, touchFirst: (root: HTMLElement) => void = () => undefined) {
  calls.length = 0;
  history.replaceState(null, '', '/shop');
  const host = createFakeHost(messages, { context });
  document.body.innerHTML = pageOf(example);
  const root = document.getElementById('block-b')!;
  touchFirst(root);
  listInPlace(root, host);
  const find = <T extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
  const submit = (selector: string) =>
    find(selector).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  return { host, root, find, submit };
}

const original = globalThis.XMLHttpRequest;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeCall }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: original }));

const here = () => location.pathname + location.search;

test('more products come below those that are there, and are told', async () => {
  const { host, root, find, submit } = openShop('paged');
  expect(submit('[data-load-more]')).toBe(false);
  expect(find('[data-shop-results]').getAttribute('aria-busy')).toBe('true');
  expect(calls.map(({ address }) => address)).toEqual(['/shop?page=2']);
  await calls[0]?.answer('secondPage');
  expect(root.querySelectorAll('.commerce-product-cards > li')).toHaveLength(6);
  expect([here(), host.announced, document.activeElement?.textContent]).toEqual([
    '/shop?page=1-2',
    ['Showing 1–6 of 6'],
    'Last but one',
  ]);
  expect(find('[data-shop-shown]').textContent).toBe('Showing 1–6 of 6');
  expect(find('[data-shop-results]').hasAttribute('aria-busy')).toBe(false);
});

test('what cannot be read in place is gone to', async () => {
  const { host, submit } = openShop('paged');
  submit('[data-load-more]');
  await calls[0]?.answer(undefined);
  submit('[data-load-more]');
  await calls[1]?.answer('untitled');
  expect(host.navigated.map((address) => address.replace(location.origin, ''))).toEqual([
    '/shop?page=2',
    '/shop?page=2',
  ]);
});

test('of what is asked quickly one after the other the last is shown', async () => {
  const { host, find } = openShop('filtered');
  const sort = find<HTMLSelectElement>('[name=sort]');
  for (const value of ['newest', 'name']) {
    sort.value = value;
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await Promise.resolve();
  expect([calls.map(({ isAborted }) => isAborted), host.navigated]).toEqual([[true, false], []]);
  await calls[0]?.answer('noMatch');
  expect(find('.commerce-shop__empty')).toBeNull();
  await calls[1]?.answer('filtered');
  expect(here()).toBe('/shop?sort=name&category=ceramics&price-from=10.00');
  expect(find<HTMLSelectElement>('[name=sort]')).toBe(sort);
});

test('a filter that was ticked before the shop was live is applied when it is', async () => {
  openShop('filtered');
  expect(calls).toEqual([]);
  const { find } = openShop('filtered', (root) => root.querySelector<HTMLElement>('[name=category]')!.click());
  expect(calls.map(({ address }) => address)).toEqual(['/shop?price-from=10.00']);
  await calls[0]?.answer('unfiltered');
  expect([here(), find<HTMLInputElement>('[name=category]').checked]).toEqual(['/shop?price-from=10.00', false]);
});

test('a filter that is taken away is gone from the form, which stays open, and the sum has the focus', async () => {
  const { find } = openShop('filtered');
  find('details').toggleAttribute('open', true);
  find('[data-in-place]').click();
  await calls[0]?.answer('unfiltered');
  expect(here()).toBe('/shop?price-from=10.00');
  expect([find<HTMLInputElement>('[name=category]').checked, find('details').hasAttribute('open')]).toEqual([
    false,
    true,
  ]);
  expect(document.activeElement).toBe(find('[data-shop-count]'));
  expect(document.title).toBe('unfiltered');
});

test('a click that opens another window is left to the browser', () => {
  const { find } = openShop('filtered');
  let isTaken = true;
  const browser = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  find('[data-in-place]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect([isTaken, calls]).toEqual([false, []]);
});

test('nothing is read once it has ended', async () => {
  const { host, submit } = openShop('paged');
  submit('[data-load-more]');
  host.end();
  expect(calls[0]?.isAborted).toBe(true);
  expect([submit('[data-load-more]'), host.navigated]).toEqual([true, []]);
});

test.each(['paged', 'secondPage', 'filtered', 'noMatch'] as const)('%s can be read by everybody', async (example) => {
  openShop(example);
  expect(await axeFindings()).toEqual([]);
});
