import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { RELEASE } from '../../parts/origin/release.fixture';
import { start } from './census.effects';

Object.assign(globalThis, { colonnade: { release: RELEASE } });

/** Observed elements; the test decides when they become visible. */
const observer = { elements: new Set<Element>(), see: (..._elements: readonly Element[]): void => undefined };
class FakeObserver {
  private readonly elements = (observer.elements = new Set<Element>());
  constructor(callback: (entries: readonly object[]) => void) {
    observer.see = (...elements) => {
      const entries = elements.filter((element) => this.elements.has(element));
      callback(entries.map((target) => ({ target, isIntersecting: true })));
    };
  }
  observe = (element: Element) => void this.elements.add(element);
  unobserve = (element: Element) => void this.elements.delete(element);
  disconnect = () => this.elements.clear();
}
Object.assign(globalThis, { IntersectionObserver: FakeObserver });

const PAGE = `
  <main>
    <div data-block="b-button" data-feature="blocks/button" data-remote="mf-blocks">
      <p><a href="/shop?from=about" target="_blank" style="text-align: center">To the shop<span> (opens a new window)</span></a></p>
    </div>
    <div data-block="b-text" data-feature="blocks/text" data-remote="mf-blocks"><a href="/other">No button</a></div>
    <div data-block="b-form" data-feature="forms/contact-form" data-remote="mf-forms">
      <form action="/api/form/SaveFormSubmission#block-b-form"></form>
    </div>
    <form action="/search"></form>
  </main>
  <dialog id="colonnade-popup"></dialog>`;
const POPUP = { style: 'card', enableMobile: true, version: 4, showUntilSignup: false, displayFrequency: 1 } as const;

function startLive(context: Partial<PageContext> = {}) {
  document.body.innerHTML = PAGE;
  const settings = { ...SAMPLE_CONTEXT.settings, popupOverlaySettings: POPUP };
  const host = createFakeHost({}, { context: { settings, ...context } });
  const { sent } = fakeDelivery(host);
  start(document.body, host);
  const reported = () => sent.map(({ path, body }) => [path, JSON.parse(body) as Record<string, unknown>] as const);
  return { host, sent, reported };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const BUTTON = {
  buttonId: 'b-button',
  text: 'To the shop',
  clickthroughUrl: new URL('/shop?from=about', location.href).href,
  alignment: 'center',
  size: '0x0',
  newWindow: true,
  context: `mf-blocks@${RELEASE.remotes['mf-blocks']?.version}`,
};

afterEach(() => void (document.cookie = 'ss_cvr=; Max-Age=0'));

spec(['CENSUS-05', 'CENSUS-06', 'CENSUS-07'], 'reports a button once, when it first becomes visible', () => {
  document.cookie = 'ss_cvr=a|1|2|3|4';
  const { sent, reported } = startLive();
  expect(sent).toEqual([]);
  observer.see(find('[data-block="b-button"] a'));
  observer.see(find('[data-block="b-button"] a'));
  expect(sent).toMatchObject([{ format: 'json', records: 1, timeoutMs: 2500 }]);
  expect(reported()).toEqual([['/api/census/button-render', { ...BUTTON, visitorCookie: 'a|1|2|3|4' }]]);
});

spec(
  ['CENSUS-04', 'CENSUS-06'],
  'reports each click on a button, even if the page stops the propagation of the event',
  () => {
    const { host, reported } = startLive();
    const link = find('[data-block="b-button"] span');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    link.click();
    link.click();
    find('[data-block="b-text"] a').click();
    const press = ['/api/census/button-click', BUTTON];
    expect(reported()).toEqual([press, press]);
    host.end();
    link.click();
    expect(reported()).toHaveLength(2);
  },
);

spec(
  ['CENSUS-08', 'CENSUS-09', 'CENSUS-11'],
  'reports a contact form and the popup when they are seen, and no other form',
  () => {
    const { reported } = startLive();
    expect(observer.elements.size).toBe(3);
    observer.see(find('form'), find('dialog'));
    expect(reported()).toEqual([
      ['/api/census/form-render', { formId: 'b-form' }],
      ['/api/census/overlay', { version: 4, style: 'card' }],
    ]);
  },
);

spec(['CENSUS-10', 'CENSUS-11'], 'reports each product that was viewed without its page', () => {
  document.cookie = 'ss_cvr=a|1|2|3|4';
  const { host, reported } = startLive();
  host.bus.send('commerce/product-viewed', { productId: 'a-product' });
  expect(reported()).toEqual([['/api/census/RecordQuickView/a-product', { visitorCookie: 'a|1|2|3|4' }]]);
  host.end();
  host.bus.send('commerce/product-viewed', { productId: 'a-product' });
  expect(reported()).toHaveLength(1);
});

test('observes nothing after it has ended, nor on a page that is not recorded', () => {
  const { host } = startLive();
  host.end();
  expect(observer.elements.size).toBe(0);
  const { reported } = startLive({ pageType: PAGE_TYPE.lockScreen });
  find('[data-block="b-button"] a').addEventListener('click', (event) => event.preventDefault());
  find('[data-block="b-button"] a').click();
  expect([reported(), observer.elements.size]).toEqual([[], 0]);
});

test('shortens texts to the server’s limits', () => {
  const { reported } = startLive();
  find('[data-block="b-button"] a').firstChild?.replaceWith(` ${'t'.repeat(3000)}`);
  observer.see(find('[data-block="b-button"] a'));
  expect(reported()[0]?.[1]['text']).toBe('t'.repeat(2000));
});
