import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './journal.example';
import { messages } from './journal.messages';
import { element } from './journal.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host)).firstElementChild as HTMLElement;
const texts = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('posts are articles with title, excerpt, day, author and tags', async () => {
  const root = show('list');
  expect(texts(root, 'article h2')).toEqual([
    'What the kiln taught us, part 1',
    'What the kiln taught us, part 2',
    'A plain note',
  ]);
  expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-02');
  expect(root.querySelector('time')?.textContent).toBe('November 2, 2026');
  expect(root.querySelector<HTMLAnchorElement>('.blocks-tag-list__tag')?.getAttribute('href')).toBe(
    '/journal?tag=glazes',
  );
  expect(root.querySelectorAll('article')[2]?.querySelectorAll('img, ul, span')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
});

test('a heading moves the titles one level down', async () => {
  const root = show('grid');
  expect([texts(root, 'h2'), root.querySelectorAll('h3').length]).toEqual([['From the studio'], 3]);
  expect(await axeFindings()).toEqual([]);
});

test('pages lead to newer and older posts', async () => {
  const nav = show('paged').querySelector('nav');
  expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['prev', '/journal'],
    ['next', '/journal?page=3'],
  ]);
  expect(nav?.textContent).toContain('Page 2 of 3');
  expect(await axeFindings()).toEqual([]);
  expect(show('list').querySelector('nav')).toBeNull();
});

test.each([
  ['tag', 'Posts about “Glazes” Show all posts'],
  ['month', 'Posts of November 2026 Show all posts'],
  ['noneChosen', 'Posts by Nobody Show all posts'],
] as const)('a chosen %s is named, with a way back', (name, text) => {
  const root = show(name);
  expect(root.querySelector('.blocks-journal__chosen')?.textContent).toBe(text);
  expect(root.querySelector('.blocks-journal__chosen a')?.getAttribute('href')).toBe('/journal');
});

test('an empty journal and an empty choice say so', () => {
  expect(show('empty').textContent).toBe('There are no posts yet.');
  expect(show('noneChosen').textContent).toContain('There are no such posts.');
});

test('only the first picture is fetched before others', () => {
  expect([...show('list').querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
  ]);
});
