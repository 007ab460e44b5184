import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './site-history.example';
import { messages } from './site-history.messages';
import { element } from './site-history.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const words = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

test('each version but the current one is restored by its own button of one form', async () => {
  const root = show('some');
  expect([...root.querySelectorAll('li')].map(words)).toEqual([
    'March 2, 2026 at 9:04 AM UTC, by Olive OwnerVisitors see this now.',
    'March 1, 2026 at 9:04 AM UTC, by עדהRestore the version of March 1, 2026 at 9:04 AM UTC',
    'February 1, 2026 at 9:04 AM UTC, before the first change hereRestore the version of February 1, 2026 at 9:04 AM UTC',
  ]);
  const form = root.querySelector('form')!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ part: 'navigation', language: 'pl', base: 'now' });
  const buttons = [...root.querySelectorAll('button')].map(({ name, value }) => [name, value]);
  expect(buttons).toEqual([
    ['version', '11'],
    ['version', '0'],
  ]);
  root.querySelector('details')!.open = true;
  expect(await axeFindings()).toEqual([]);
});

test('it is closed until it is asked for, or until there is a message', () => {
  const isOpen = (name: keyof typeof examples) => show(name).querySelector('details')?.open;
  expect([isOpen('some'), isOpen('second'), isOpen('refused')]).toEqual([false, true, true]);
  expect(show('refused').querySelector('[data-form-error]')?.textContent).toContain('no longer exists');
});

test('is absent without versions; its pages keep the language', () => {
  expect(show('none').textContent).toBe('');
  expect([...show('second').querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/config/navigation?language=pl#versions',
    '/config/navigation?language=pl&versions=3#versions',
  ]);
  expect(words(show('behindTheLast').querySelector('form')!)).toContain('There are no versions on this page.');
});
