import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './files.example';
import { messages } from './files.messages';
import { element } from './files.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test.each(Object.keys(examples) as (keyof typeof examples)[])('%s: axe finds no fault', async (name) => {
  const root = show(name);
  expect(root.querySelector('h1')?.textContent).toBe(messages.title);
  expect(await axeFindings()).toEqual([]);
});

spec('FILE-01', 'the library lists files with links to their details, and lets editors upload, delete and move', () => {
  const root = show('some');
  const links = [...root.querySelectorAll('.admin-files__facts a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/config/files/1');
  expect(root.querySelector('input[type=file]')?.hasAttribute('multiple')).toBe(true);
  expect([...root.querySelectorAll('button[name=change]')].map((button) => button.getAttribute('value'))).toEqual([
    'delete',
    'move',
  ]);
});

test('a search keeps the layout, and folders are offered where there are any', () => {
  const searchOf = (name: keyof typeof examples) => show(name).querySelector<HTMLFormElement>('search form')!;
  expect(new FormData(searchOf('asList')).get('layout')).toBe('list');
  expect(searchOf('asList').querySelector('[name=folder]')).toBeNull();
  expect(searchOf('some').querySelector('[name=folder]')?.textContent).toContain('Ceramics');
});

test('accounts that only look get no form that changes anything', () => {
  expect(show('looking').querySelectorAll('form[method=post], form[method=POST], input[type=file]')).toHaveLength(0);
});

test('the question keeps what was chosen, and confirms with one button', () => {
  const root = show('question');
  expect(root.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(1);
  expect(root.querySelector('button[name=confirmed]')?.getAttribute('value')).toBe('yes');
  expect(root.querySelectorAll('button[name=change]')).toHaveLength(0);
});

test('pictures without alternative text are counted and marked', () => {
  const root = show('some');
  expect(root.textContent).toContain('1 picture has no alternative text.');
  expect(root.querySelectorAll('.admin-files__mark')).toHaveLength(1);
});
