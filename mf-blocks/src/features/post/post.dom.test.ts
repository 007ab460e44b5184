import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './post.example';
import { messages } from './post.messages';
import { element } from './post.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host)).firstElementChild as HTMLElement;

test('the heading names post, day, author and tags', async () => {
  const root = show('heading');
  expect(root.querySelector('h1')?.textContent).toBe('What the kiln taught us');
  expect(root.querySelector('time')?.textContent).toBe('November 12, 2026');
  expect([...root.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Ines Roth', 'Glazes']);
  expect(await axeFindings()).toEqual([]);
});

test('neighbours are the newer and the older post, and the way to all', async () => {
  const links = [...show('neighbours').querySelectorAll('a')].map((link) => [link.rel, link.textContent]);
  expect(links).toEqual([
    ['prev', 'Newer post A table for twelve'],
    ['next', 'Older post Six clays'],
    ['', 'All posts'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('the newest post has no newer one', () => {
  expect([...show('newest').querySelectorAll('a')].map(({ rel }) => rel)).toEqual(['next', '']);
});

test('an unknown part is refused by name', () => {
  const { block, data } = examples.heading;
  expect(() => element({ block: { ...block, settings: { part: 'foot' } }, data }, host)).toThrow(
    'The setting “part” must be one of heading, neighbours.',
  );
});
