import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './event.example';
import { messages } from './event.messages';
import { element } from './event.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host)).firstElementChild as HTMLElement;
const texts = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u202f', ' '));

test('the heading says what, when and where, and leads to tags and calendar', async () => {
  const root = show('heading');
  expect(texts(root, 'h1, dt, dd')).toEqual([
    'A weekend in wood ash',
    'When',
    'Friday, March 12, 2027 at 5:00 PM – Sunday, March 14, 2027 at 3:00 PM',
    'Where',
    'The studio',
    '1420 SE Alder Street, Portland, Oregon',
  ]);
  expect([...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/workshops?tag=firing', 'Firing'],
    ['/workshops?tag=glazes', 'Glazes'],
    ['/feeds/workshops/wood-ash.ics', 'Add to calendar'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('without place, tags and calendar file they are left out', () => {
  const root = show('plain');
  expect([texts(root, 'dt, dd'), root.querySelectorAll('a, ul').length]).toEqual([
    ['When', 'Saturday, May 8, 2027'],
    0,
  ]);
});

test('neighbours are the event before and the one after, and the way to all', async () => {
  const links = [...show('neighbours').querySelectorAll('a')].map((link) => [link.rel, link.textContent]);
  expect(links).toEqual([
    ['prev', 'Previous event Glaze day'],
    ['next', 'Next event Open studio'],
    ['', 'All events'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('the first event has none before it', () => {
  expect([...show('first').querySelectorAll('a')].map(({ rel }) => rel)).toEqual(['next', '']);
});

test('an unknown part is refused by name', () => {
  const { block, data } = examples.heading;
  expect(() => element({ block: { ...block, settings: { part: 'foot' } }, data }, host)).toThrow(
    'The setting “part” must be one of heading, neighbours.',
  );
});
