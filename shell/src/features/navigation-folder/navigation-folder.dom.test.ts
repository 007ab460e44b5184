import { renderToString } from 'react-dom/server';
import type { FrameProps, SiteMenuEntry } from 'shared-types/site/page/frame';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { frame } from '../../frame/frame';
import { examples } from '../../frame/frame.example';
import { closeFolders } from './close-folders';

const MENU: readonly SiteMenuEntry[] = [
  { title: 'Shop', path: '/shop' },
  {
    title: 'More',
    children: [
      { title: 'About', path: '/about' },
      { title: 'Press', path: 'https://press.example/', newWindow: true },
    ],
  },
  { title: 'Help', children: [{ title: 'Care', path: '/care' }] },
];

function show(menu?: readonly SiteMenuEntry[]): HTMLElement {
  const site: FrameProps['site'] = { ...examples.shop.site, navigation: [], ...(menu && { menu }) };
  const host = createFakeRenderHost({}, { context: { pagePath: '/about' } });
  const html = renderToString(frame({ ...examples.shop, site }, host));
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').querySelector('header')?.outerHTML ?? '';
  return document.body;
}
const folders = () => [...document.querySelectorAll('details')];
const opened = () => folders().map(({ open }) => open);

test('a folder is opened by the browser, marks the page’s section, and holds its links', async () => {
  const body = show(MENU);
  expect(
    [...body.querySelectorAll('summary')].map((one) => [one.textContent, one.getAttribute('aria-current')]),
  ).toEqual([
    ['More', 'true'],
    ['Help', null],
  ]);
  expect(new Set(folders().map((folder) => folder.getAttribute('name')))).toEqual(new Set(['navigation']));
  expect([...body.querySelectorAll('details a')].map((link) => link.outerHTML)).toEqual([
    '<a class="frame-nav__link" href="/about" aria-current="page">About</a>',
    '<a class="frame-nav__link" href="https://press.example/" target="_blank" rel="noopener">Press</a>',
    '<a class="frame-nav__link" href="/care">Care</a>',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('only a menu with folders has the script that closes them', () => {
  expect(show(MENU).querySelector('script')?.textContent).toContain('folders');
  expect(show([{ title: 'Shop', path: '/shop' }]).querySelector('nav script')).toBeNull();
  expect(show().querySelector('nav.frame-nav')).toBeNull();
});

test('Escape closes an open folder, and brings the focus back to its title', () => {
  show(MENU);
  closeFolders(window);
  const [more] = folders();
  if (more) more.open = true;
  more?.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(opened()).toEqual([true, false]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(opened()).toEqual([false, false]);
  expect(document.activeElement).toBe(more?.querySelector('summary'));
});

test('a press or the focus elsewhere closes a folder, one inside does not', () => {
  const body = show(MENU);
  closeFolders(window);
  const [more] = folders();
  const link = more?.querySelector('a');
  if (more) more.open = true;
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  link?.focus();
  expect(opened()).toEqual([true, false]);
  body.querySelector('header')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(opened()).toEqual([false, false]);
  if (more) more.open = true;
  body.querySelector<HTMLElement>('.frame-header__title')?.focus();
  expect(opened()).toEqual([false, false]);
});
