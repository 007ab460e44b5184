import { spec } from '../../../../tools/testing/spec';
import { openDesign } from './design.fixture';

const hrefOf = (root: HTMLElement, selector: string) => root.querySelector(selector)?.getAttribute('href');
const click = (target: Element | null, init: MouseEventInit = {}) =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

spec('BUS-02', 'reports when a framed page loads, and when it unloads', () => {
  const { arrives, inside, sent } = openDesign();
  arrives('/shop?page=2#mugs');
  inside().defaultView?.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([
    'admin/frame-loaded {"path":"/shop?page=2#mugs","title":"Title of /shop?page=2#mugs"}',
    'admin/frame-unloaded {}',
  ]);
});

spec('SRV-04', 'URL, links and name follow the frame', () => {
  const { root, frame, arrives, host } = openDesign('phone');
  arrives('/shop?page=2');
  expect(root.querySelector('[data-address]')?.textContent).toBe('/shop?page=2');
  expect(hrefOf(root, '[data-alone]')).toBe('/shop?page=2&noredirect=');
  expect(hrefOf(root, 'a[data-mode=tablet]')).toBe('/config/design?frameUrl=%2Fshop%3Fpage%3D2&view=tablet');
  expect([...root.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual(['Shop']);
  expect(frame.title).toBe('Your site: Title of /shop?page=2');
  expect(host.announced).toEqual(['In the frame: Title of /shop?page=2']);
});

test('indicates that a page is loading', () => {
  const { root, arrives, inside } = openDesign();
  const loading = root.querySelector<HTMLElement>('[data-loading]')!;
  arrives('/shop');
  inside().defaultView?.dispatchEvent(new Event('pagehide'));
  expect(loading.hidden).toBe(false);
  arrives('/');
  expect(loading.hidden).toBe(true);
});

spec('ENUM-21', 'another width does not reload the framed page', () => {
  const { root, frame, arrives } = openDesign();
  arrives('/shop');
  const before = frame.contentDocument;
  expect(click(root.querySelector('a[data-mode=phone]'))).toBe(false);
  const design = root.querySelector<HTMLElement>('.admin-design')!;
  expect([design.dataset.mode, design.style.getPropertyValue('--frame-width')]).toEqual(['phone', '390px']);
  expect(frame.contentDocument).toBe(before);
  expect(hrefOf(root, '[data-page="/about"]')).toBe('/config/design?frameUrl=%2Fabout&view=phone');
  expect(root.querySelector('a[data-mode][aria-current]')?.textContent).toBe('Phone');
});

test('opening a width in another tab is left to the browser', () => {
  const { root } = openDesign();
  expect(click(root.querySelector('a[data-mode=phone]'), { ctrlKey: true })).toBe(true);
});

test('follows nothing after the feature has ended', () => {
  const { root, arrives, host, sent } = openDesign();
  host.end();
  arrives('/shop');
  expect([sent, root.querySelector('[data-address]')?.textContent]).toEqual([[], '/about?a=1']);
});
