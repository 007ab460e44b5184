import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { keepOneEdit } from './keep-one-edit.effects';
import { examples } from './tags.example';
import { messages } from './tags.messages';
import { messages as polish } from './tags.messages.pl';
import { element } from './tags.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);
const edits = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('[data-tag-edit]')];

test('each tag has the number of its pages, links to them, and can be renamed and removed', async () => {
  const root = show('some');
  const [, clay] = root.querySelectorAll('tbody tr');
  expect(clay?.querySelector('.admin-tags__uses summary')?.textContent).toBe('12 pages');
  expect([...clay!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Post 1',
    'Post 2 (draft)',
    'Post 3',
    'and 9 more pages',
  ]);
  expect([...clay!.querySelectorAll('form')].map((form) => form.getAttribute('action'))).toEqual([
    '/api/config/tags/names',
    '/api/config/tags/changes',
  ]);
  expect(await axeFindings()).toEqual([]);
});

spec('TAG-03', 'the field of a tag takes at most 50 characters', () => {
  const root = show('some');
  const inputs = [...root.querySelectorAll<HTMLInputElement>('[name="name"], [name="into"]')];
  expect(new Set(inputs.map(({ maxLength }) => maxLength))).toEqual(new Set([50]));
});

test('a name that is taken stays in its field, with the offer to merge', async () => {
  const root = show('taken');
  const [edit] = edits(root);
  expect([edit?.open, edit?.querySelector('input[name="name"]')?.getAttribute('value')]).toEqual([true, 'clay']);
  expect(edit?.querySelector('[data-field-error="name"]')?.textContent).toBe('This tag already exists');
  const offer = [...edit!.querySelectorAll('form')].find((form) => form.querySelector('[name="into"]'));
  expect(Object.fromEntries(new FormData(offer))).toMatchObject({ act: 'merge', into: 'Clay' });
  expect(await axeFindings()).toEqual([]);
});

test('a question shows the chosen tags alone, and keeps what they become', async () => {
  const root = show('question');
  expect([...root.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual(['Ceramics', 'Clay']);
  const form = root.querySelector<HTMLFormElement>('.admin-data-table__question')!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ act: 'merge', into: 'Clay', confirmed: 'yes' });
  expect(await axeFindings()).toEqual([]);
  expect(show('noTarget').querySelectorAll('[data-choose]:checked')).toHaveLength(2);
});

spec('TAG-02', 'a second tag opens once the first has no unsaved name, which is said', () => {
  const root = show('some');
  keepOneEdit(root, createFakeHost(messages));
  const [first, second] = edits(root);
  const click = (edit?: HTMLDetailsElement) => edit?.querySelector('summary')?.click();
  click(first);
  click(second);
  expect([first?.open, second?.open]).toEqual([false, true]);
  const input = second!.querySelector<HTMLInputElement>('[data-saved]')!;
  input.value = 'Pottery';
  click(first);
  expect([first?.open, second?.open, document.activeElement]).toEqual([false, true, input]);
  const warning = second!.querySelector('[data-only-one]');
  expect(warning?.textContent).toBe('You may only edit one tag at a time');
  input.value = 'Clay';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(warning?.textContent).toBe('');
  click(first);
  expect([first?.open, second?.open]).toEqual([true, false]);
});

test('the last change can be undone by one button, and a refusal is said on top', async () => {
  const last = show('merged').querySelector('.admin-tags__last');
  expect(last?.textContent).toContain('Tags merged into “Clay”: “Ceramics” and “Stoneware” · Ada Owner');
  const form = last?.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/config/tags/undo');
  expect(new FormData(form ?? undefined).get('change')).toBe('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4100');
  expect(await axeFindings()).toEqual([]);
  expect(show('some').querySelector('.admin-tags__last')).toBeNull();
  expect(show('undoLate').querySelector('[role="alert"]')?.textContent).toBe('This can no longer be undone.');
});

test('says what was done, and explains empty lists, in Polish too', () => {
  expect(show('merged').querySelector('[role="status"]')?.textContent).toBe('Tags merged on 4 pages.');
  expect(show('none').textContent).toContain(messages.none);
  expect(show('noMatch').textContent).toContain(messages.noMatch);
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).textContent).toContain('12 stron');
});
