import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './design.example';
import { messages } from './design.messages';
import { messages as polish } from './design.messages.pl';
import { element } from './design.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));
const hrefs = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const current = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

spec(['SRV-04', 'START-23'], 'shows the requested page, and leads to the others by links alone', async () => {
  const root = show('desktop');
  const frame = root.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.title, frame?.getAttribute('loading')]).toEqual([
    '/about?a=1',
    'Your site',
    'lazy',
  ]);
  expect(hrefs(root, '[data-page]')).toEqual([
    '/config/design?frameUrl=%2F',
    '/config/design?frameUrl=%2Fabout',
    '/config/design?frameUrl=%2Fshop',
  ]);
  expect(hrefs(root, '[data-alone]')).toEqual(['/about?a=1&noredirect=']);
  expect(current(root)).toEqual(['Desktop', 'About']);
  expect(root.querySelector('details')?.open).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

spec('ENUM-21', 'is as wide as a desktop, a tablet or a phone, and keeps the page when the width changes', () => {
  const root = show('phone');
  expect(hrefs(root, 'a[data-mode]')).toEqual([
    '/config/design?frameUrl=%2F',
    '/config/design?frameUrl=%2F&view=tablet',
    '/config/design?frameUrl=%2F&view=phone',
  ]);
  expect(current(root)).toEqual(['Phone', 'Home']);
  expect(root.querySelector<HTMLElement>('.admin-design')?.style.getPropertyValue('--frame-width')).toBe('390px');
});

spec('START-23', 'the guide is a dialog that the browser opens and closes, and names the keys', async () => {
  const root = show('manyPages');
  const guide = root.querySelector('[popover]');
  const buttons = [...root.querySelectorAll('[popovertarget]')];
  expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual([guide?.id, guide?.id]);
  expect(guide?.textContent).toContain('Escape hides the list');
  expect(await axeFindings()).toEqual([]);
});

spec('SRV-04', 'the URL of another site opens nothing, and the page says so', async () => {
  const root = show('refused');
  expect(root.querySelector('iframe')).toBeNull();
  expect(root.querySelector('[role=alert]')?.textContent).toContain('nothing was opened');
  expect(hrefs(root, '[data-page]')).toHaveLength(3);
  expect(await axeFindings()).toEqual([]);
});

test('notices, and controls that need a script, are hidden until it runs', () => {
  const root = show('desktop');
  const hidden = [...root.querySelectorAll<HTMLElement>('[data-notice], [data-blocks], [data-loading]')];
  expect(hidden.map((one) => one.hidden)).toEqual([true, true, true, true, true]);
});

test('is in the language of the page', () => {
  const host = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  const root = showView(element(examples.desktop, host as never));
  expect(root.textContent).toContain('Komputer');
  expect(root.textContent).toContain('w ciągu 15 s');
});
