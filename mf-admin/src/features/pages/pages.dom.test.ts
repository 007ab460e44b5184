import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './pages.example';
import { messages } from './pages.messages';
import { element } from './pages.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const buttons = (row: Element | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent?.split(' “')[0]);

spec('EDIT-26', 'each page has a badge with its status', () => {
  const badges = [...show('some').querySelectorAll('.admin-pages__status')].map(({ textContent }) => textContent);
  expect(badges).toEqual(['Published', 'Draft', 'Scheduled', 'Published', 'Needs Review', 'Private', 'Draft']);
});

test('offers what the status and the role allow', () => {
  const rows = [...show('some').querySelectorAll('tbody tr')];
  expect(rows.map(buttons).slice(0, 5)).toEqual([
    ['Duplicate', 'Delete'],
    ['Duplicate', 'Ready for review', 'Delete'],
    ['Duplicate', 'Delete'],
    ['Delete'],
    ['Duplicate', 'Not ready for review', 'Delete'],
  ]);
  const editor = show('editor');
  expect(buttons(editor.querySelectorAll('tbody tr')[1])).toEqual(['Duplicate', 'Ready for review']);
  expect(editor.querySelector('input[name=pages]')).toBeNull();
  expect(buttons(show('bin').querySelector('tbody tr') ?? undefined)).toEqual(['Restore']);
});

test('those who may publish are led from a course to its lessons', () => {
  const links = (name: keyof typeof examples) =>
    [...show(name).querySelectorAll('a[href*="/config/lessons/"]')].map((link) => link.getAttribute('href'));
  expect([links('course'), links('courseOfEditor'), links('some')]).toEqual([
    ['/config/lessons/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4109'],
    [],
    [],
  ]);
});

test('drafts are chosen for one form that publishes them with the revisions that were shown', () => {
  const root = show('some');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name=pages]')];
  expect(boxes.map(({ value }) => value.split(' ')[1])).toEqual(['4', '4', '4', '4']);
  const form = root.querySelector<HTMLFormElement>('form[action="/api/config/pages/publication"]');
  expect(boxes.every((box) => box.form === form)).toBe(true);
});

spec('EDIT-17', 'an address that is refused is named at its field, with what was typed', () => {
  const root = show('invalid');
  expect(root.querySelector('details')?.open).toBe(true);
  expect(root.querySelector<HTMLInputElement>('input[name=path]')?.value).toBe('/shop');
  expect(root.querySelector('.admin-pages__form')?.textContent).toContain('/shop is not a valid page URL');
});

test('a new page goes into the main navigation unless the owner unticks it, which is kept after an error', () => {
  const box = (name: keyof typeof examples) => show(name).querySelector<HTMLInputElement>('input[name=navigation]');
  expect([box('some')?.checked, box('invalid')?.checked]).toEqual([true, false]);
});

test('lists what is wrong with pages that were not published, with links to them', () => {
  const links = [...show('unpublishable').querySelectorAll('[role=alert] a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'About, /title: must not be empty',
    'About, /path: there is no page at /shop',
  ]);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
