import { renderToString } from 'react-dom/server';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { sampleGlazes, sampleId, samplePicture, sampleProduct } from '../../parts/sample-store/sample-products.fixture';
import { messages as subscriptionMessages } from './offer/subscription.messages';
import { start } from './product.effects';
import { examples, productProps } from './product.example';
import { messages } from './product.messages';
import { element } from './product.view';
import { messages as reviewMessages } from './reviews/reviews.messages';

const LIVE_LIGHTBOX = '<div data-feature="blocks/lightbox" data-remote="mf-blocks" data-live="enhance"></div>';

const hosts: Pick<FakeHost, 'end'>[] = [];

Element.prototype.scrollTo = () => undefined;
afterEach(() => {
  for (const host of hosts.splice(0)) host.end();
});

function open(props: Parameters<typeof element>[0] = examples.oneOption, lightbox = LIVE_LIGHTBOX) {
  const host = createFakeHost({ ...messages, ...reviewMessages, ...subscriptionMessages, ...recurringMessages });
  hosts.push(host);
  document.body.innerHTML = `<main>${renderToString(element(props, host))}</main>${lightbox}`;
  const sent: string[] = [];
  host.bus.on('blocks/picture-expected').subscribe(({ id }) => sent.push(`expected ${id}`));
  host.bus.on('blocks/picture-requested').subscribe(({ id }) => sent.push(`requested ${id}`));
  start(document.querySelector('main')!, host);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  /** Sends an event from a picture; true if it is left to the browser. */
  const send = (type: string, { n = 1, ...init }: MouseEventInit & { n?: number } = {}) =>
    links[n - 1]!.querySelector('img')!.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, ...init }),
    );
  return { host, links, send, sent };
}

const idOf = (n: number) => `block-${sampleId(12)}-picture-${n}`;
const failed = { feature: 'blocks/lightbox', remote: 'mf-blocks', version: '1', stage: 'entry', message: 'x' } as const;

test('the pictures of a product are links to their files, one set, named by what they show', () => {
  const { links } = open();
  expect(new Set(links.map(({ dataset }) => dataset['lightbox']))).toEqual(new Set([sampleId(12)]));
  expect(links.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(idOf));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['mug-fern', 'mug', 'mug-side', 'mug-oat'].map((name) => `/images/${name}/${name}.jpg?format=2500w`),
  );
  const unnamed = { ...samplePicture('mug'), alt: '' };
  const one = open(
    productProps(sampleProduct(undefined, { pictures: [unnamed, { ...unnamed, src: '/images/2/b.jpg' }] })),
  );
  expect(one.links.map((link) => link.querySelector('img')?.alt)).toEqual([
    'Picture 1 of Stoneware mug',
    'Picture 2 of Stoneware mug',
  ]);
});

test('a press lets the lightbox be fetched, and a click opens it in the place of the file', () => {
  const { send, sent } = open();
  expect([send('pointerdown', { n: 2 }), send('click', { n: 2 })]).toEqual([true, false]);
  expect(sent).toEqual([`expected ${idOf(2)}`, `requested ${idOf(2)}`]);
});

test('after another choice, each link leads to the picture in its place, with the size of that', () => {
  const [fern, oat, ink] = sampleGlazes();
  const wide = { ...samplePicture('mug-oat'), width: 2000, height: 1000 };
  const { links, sent, send } = open(productProps(sampleProduct([fern!, { ...oat!, picture: wide }, ink!])));
  document.querySelector<HTMLInputElement>(`input[value="${sampleId(2)}"]`)!.click();
  const shown = links.map((link) => {
    const { alt, src, width, height } = link.querySelector('img')!;
    const name = /\/images\/([^/]+)/.exec(link.href)?.[1];
    return [name, src.includes(`/${name}.jpg`), alt, width, height];
  });
  expect(shown).toEqual([
    ['mug-oat', true, 'Picture of mug-oat', 2000, 1000],
    ['mug', true, 'Picture of mug', 1200, 1500],
    ['mug-side', true, 'Picture of mug-side', 1200, 1500],
    ['mug-fern', true, 'Picture of mug-fern', 1200, 1500],
  ]);
  send('click');
  expect([sent, links.map(({ id }) => id)]).toEqual([[`requested ${idOf(1)}`], [1, 2, 3, 4].map(idOf)]);
});

test.each([
  ['none', ''],
  ['one whose remote is disabled', '<div data-feature="blocks/lightbox" data-remote="mf-blocks"></div>'],
])('on a page with %s, a click leads to the file', (_name, lightbox) => {
  const { send, sent } = open(examples.oneOption, lightbox);
  expect([send('pointerdown'), send('click'), sent]).toEqual([true, true, []]);
});

test('if the lightbox fails, this click and all later ones lead to the file', () => {
  const { host, links, send, sent } = open();
  send('click');
  host.bus.send('site/feature-failed', { ...failed, feature: 'blocks/map' });
  expect(host.navigated).toEqual([]);
  host.bus.send('site/feature-failed', failed);
  expect([host.navigated, send('click'), sent]).toEqual([[links[0]!.href], true, [`requested ${idOf(1)}`]]);
});

test('while its remote is stopped in the open page, a click leads to the file', () => {
  const { host, send, sent } = open();
  host.bus.publish('site/release', { revision: 1, stopped: ['mf-forms', 'mf-blocks'] });
  expect([send('pointerdown'), send('click'), sent]).toEqual([true, true, []]);
  host.bus.publish('site/release', { revision: 2, stopped: ['mf-forms'] });
  expect([send('click'), host.navigated]).toEqual([false, []]);
});

test('a click that opens a link elsewhere is the browser’s', () => {
  const { send, sent } = open();
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(send('click', how)).toBe(true);
  expect(sent).toEqual([]);
});

test.each(['soldOut', 'giftCard', 'subscriptions'] as const)('the pictures of %s open too', (name) => {
  const { send, sent } = open(examples[name]);
  expect([send('click'), sent]).toEqual([false, [`requested ${idOf(1)}`]]);
});

test('does nothing once it has stopped', () => {
  const { host, send, sent } = open();
  host.end();
  expect([send('pointerdown'), send('click'), sent]).toEqual([true, true, []]);
});
