import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './categories.example';
import { messages } from './categories.messages';
import { messages as polish } from './categories.messages.pl';
import { element } from './categories.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);
const actions = (root: Element) => [...root.querySelectorAll('form')].map((form) => form.getAttribute('action'));

test('each category links to its children, and can be renamed, moved and removed', async () => {
  const root = show('some');
  expect([...root.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))).toHaveLength(3);
  const calls = ['/api/config/categories/name', '/api/config/categories/removal'];
  expect(actions(root)).toEqual([...calls, ...calls, ...calls, '/api/config/categories/category']);
  expect([...root.querySelectorAll('li button')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Rename category Ceramics',
    'Remove category Ceramics',
  ]);
  expect(root.textContent).toContain('Its 12 subcategories are removed too.');
  expect(await axeFindings()).toEqual([]);
});

test('a category being moved goes along from level to level, can be dropped or cancelled, and is no link', async () => {
  const root = show('moving');
  expect(actions(root)).toEqual(['/api/config/categories/place']);
  expect(Object.fromEntries(new FormData(root.querySelector('form')!))).toMatchObject({
    id: expect.stringMatching(/4013$/),
    under: expect.stringMatching(/4011$/),
  });
  expect([...root.querySelectorAll('li h2 a')].every((link) => link.getAttribute('href')?.includes('moving='))).toBe(
    true,
  );
  const own = [...root.querySelectorAll('li h2')].at(-1);
  expect(own?.querySelector('a')).toBeNull();
  expect(show('movingHere').querySelector('form button')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('a rejected form keeps what was typed, and no other form shows it', async () => {
  const taken = show('taken');
  expect([...taken.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([
    'This category already exists',
  ]);
  expect(taken.querySelector<HTMLInputElement>('section [name="name"]')?.value).toBe('ceramics');
  const long = show('tooLong');
  expect(long.querySelectorAll('details[open]')).toHaveLength(1);
  expect(long.querySelector<HTMLInputElement>('[name="name"][aria-invalid]')?.value).toBe(
    'A name of far too many letters',
  );
  expect(await axeFindings()).toEqual([]);
  expect(show('grown').querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('explains empty lists and links back, in Polish too', async () => {
  expect(show('none').textContent).toContain(messages.none);
  expect(show('noShop').querySelectorAll('form')).toHaveLength(0);
  expect(show('behind').textContent).toContain(messages.noMore);
  const below = show('below');
  expect([...below.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)).toEqual([
    'Shop',
    'Mugs',
  ]);
  expect(await axeFindings()).toEqual([]);
  expect(show('noneBelow').querySelector('[role="status"]')?.textContent).toContain('removed');
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).textContent).toContain('12 podkategorii');
});
