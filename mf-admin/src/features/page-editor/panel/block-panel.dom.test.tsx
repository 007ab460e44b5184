import { act, cleanup, fireEvent } from '@testing-library/react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../tools/testing/spec';
import { EXAMPLE_IDS } from '../page-editor.fixture';
import { showPanel } from './panel-page.fixture';

afterEach(cleanup);

const TITLE = { kind: 'text', key: 'title', label: { en: 'Title' }, longest: 20, required: true } as const;

test('a text is stored as it is typed, as one step, and cleared when the field is emptied', async () => {
  const page = showPanel([TITLE]);
  expect(page.errors()).toEqual(['Title is missing.']);
  await page.type('Title', 'Mugs');
  expect([page.settings(), page.errors()]).toEqual([{ title: 'Mugs' }, []]);
  await page.type('Title', 'Mugs and more');
  expect(new Set(page.store.commands.map(({ burst }) => burst)).size).toBe(1);
  await page.type('Title', '');
  expect(page.settings()).toEqual({});
  expect(await axeFindings()).toEqual([]);
});

test('characters are counted near the limit only', async () => {
  const page = showPanel([TITLE], { title: 'Short' });
  expect(page.container.textContent).not.toContain('left');
  await page.type('Title', 'Nineteen characters');
  expect(page.container.textContent).toContain('1 character left');
});

test('a text of the wrong form stays in its field, and is not stored', async () => {
  const page = showPanel([{ kind: 'text', key: 'code', label: { en: 'Code' }, longest: 9, pattern: '[a-z]+' }], {
    code: 'ab',
  });
  const field = page.labelled('Code') as HTMLInputElement;
  fireEvent.focus(field);
  await page.type('Code', 'ab1');
  expect([field.value, page.settings(), page.errors()]).toEqual([
    'ab1',
    { code: 'ab' },
    ['This does not have the expected form.'],
  ]);
  act(() => page.store.change(({ blocks }) => Object.assign(Object.values(blocks)[0]?.settings ?? {}, { code: 'cd' })));
  expect(field.value).toBe('ab1');
  fireEvent.blur(field);
  expect([field.value, page.errors()]).toEqual(['cd', []]);
});

test('what undo or somebody else changes is shown', async () => {
  const page = showPanel([TITLE], { title: 'Mugs' });
  act(() =>
    page.store.change(({ blocks }) => Object.assign(Object.values(blocks)[0]?.settings ?? {}, { title: 'Cups' })),
  );
  expect((page.labelled('Title') as HTMLInputElement).value).toBe('Cups');
});

test('a number is kept as typed, stepped by arrow keys, and refused outside of its range', async () => {
  const page = showPanel([
    { kind: 'number', key: 'look.width', label: { en: 'Width' }, least: 5, most: 1000, unit: '%' },
  ]);
  const field = page.labelled('Width') as HTMLInputElement;
  await page.type('Width', '12,');
  expect([field.value, page.settings()]).toEqual(['12,', { look: { width: 12 } }]);
  await page.type('Width', '2000');
  expect([page.settings(), page.errors()]).toEqual([{ look: { width: 12 } }, ['Enter a number from 5 to 1,000.']]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(page.settings()).toEqual({ look: { width: 13 } });
  await page.type('Width', '');
  expect(page.settings()).toEqual({});
});

test('a small range has a slider', async () => {
  const page = showPanel([{ kind: 'number', key: 'n', label: { en: 'Size' }, least: 1, most: 9 }]);
  fireEvent.change(page.all('[type=range]')[0]!, { target: { value: '4' } });
  expect(page.settings()).toEqual({ n: 4 });
});

test('switches, choices and lines of text store what they show', async () => {
  const choices = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: { en: value.toUpperCase() } }));
  const page = showPanel([
    { kind: 'switch', key: 'on', label: { en: 'On' } },
    { kind: 'choice', key: 'few', label: { en: 'Few' }, choices: choices.slice(0, 2) },
    { kind: 'choice', key: 'many', label: { en: 'Many' }, choices },
    { kind: 'texts', key: 'lines', label: { en: 'Lines' }, most: 2, longest: 5 },
    { kind: 'spacing', key: 'room', label: { en: 'Room' }, most: 600 },
  ]);
  await page.press('On');
  await page.press('B');
  await page.type('Many', '2');
  await page.type('Lines', 'one\ntwo\n');
  await page.type('Room', '40');
  expect(page.settings()).toEqual({ on: true, few: 'b', many: 'c', lines: ['one', 'two'], room: 40 });
  await page.press('On');
  await page.press('Reset');
  await page.type('Many', '-1');
  await page.type('Lines', 'one\ntwo\nthree');
  expect(page.errors()).toEqual(['Up to 2 lines.']);
  expect(page.settings()).toEqual({ on: false, lines: ['one', 'two'], room: 40 });
  expect(await axeFindings()).toEqual([]);
});

test('a colour is one of the theme by name, or any other, and can be reset', async () => {
  const page = showPanel([{ kind: 'colour', key: 'c', label: { en: 'Color' } }]);
  await page.press('Accent');
  expect(page.settings()).toEqual({ c: 'accent' });
  await page.type('Color: custom color', '#336699');
  expect(page.settings()).toEqual({ c: '#336699' });
  await page.press('Reset');
  expect(page.settings()).toEqual({});
  expect(await axeFindings()).toEqual([]);
});

test('a field is shown while another has one of its values', async () => {
  const page = showPanel([
    { kind: 'switch', key: 'on', label: { en: 'On' } },
    { kind: 'url', key: 'at', label: { en: 'At' }, when: { key: 'on', is: [true] } },
  ]);
  expect(page.all('[type=url]')).toEqual([]);
  await page.press('On');
  await page.type('At', 'http://example.com');
  expect(page.errors()).toEqual(['Enter an address that begins with https://']);
  await page.type('At', 'https://example.com');
  expect(page.settings()).toEqual({ on: true, at: 'https://example.com' });
});

test('code is closed to roles that must not write it', async () => {
  const field = { kind: 'code', key: 'html', label: { en: 'HTML' }, language: 'html', longest: 100 } as const;
  const page = showPanel([field], {}, { view: { mayAddScripts: false } });
  expect((page.labelled('HTML') as HTMLTextAreaElement).disabled).toBe(true);
  expect(page.container.textContent).toContain('Your role cannot edit code.');
  page.unmount();
  const open = showPanel([field]);
  await open.type('HTML', '<b>x</b>');
  expect(open.settings()).toEqual({ html: '<b>x</b>' });
});

spec('EDIT-13', 'on Android code is closed, and the panel says why', () => {
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
  const field = { kind: 'code', key: 'html', label: { en: 'HTML' }, language: 'html', longest: 100 } as const;
  const page = showPanel([field]);
  expect((page.labelled('HTML') as HTMLTextAreaElement).disabled).toBe(true);
  expect(page.container.textContent).toContain('Code editing is not available on Android.');
  userAgent.mockRestore();
});

test('a form of the site is chosen; one that is gone stays until then', async () => {
  const forms = [{ id: 'f1', title: 'Contact', pageTitle: 'About' }];
  const page = showPanel([{ kind: 'form', key: 'form', label: { en: 'Form' } }], { form: 'gone' }, { view: { forms } });
  expect(page.container.textContent).toContain('A form that is no longer there');
  await page.type('Form', 'f1');
  expect(page.settings()).toEqual({ form: 'f1' });
});

describe('a mailing list of the site', () => {
  const field = { kind: 'mailing-list', key: 'list', label: { en: 'List' } } as const;
  const lists = [
    { id: 'l1', name: 'Kiln news' },
    { id: 'l2', name: 'Classes' },
  ];

  test('is chosen by its name; one that is gone stays until then', async () => {
    const page = showPanel([field], { list: 'gone' }, { view: { mailingLists: { lists, connected: {} } } });
    expect(page.container.textContent).toContain('A list that is no longer there');
    await page.type('List', 'l2');
    expect(page.settings()).toEqual({ list: 'l2' });
    await page.type('List', '');
    expect(page.settings()).toEqual({});
  });

  test.each([
    [
      'a list chosen at Mailing lists is shown',
      { [EXAMPLE_IDS.text]: 'l1' },
      'Kiln news Change it under Mailing lists',
    ],
    ['so is no list', { [EXAMPLE_IDS.text]: null }, 'None Change it under Mailing lists'],
  ])('%s, with a link to the lists', (_, connected, shown) => {
    const page = showPanel([field], { list: 'l2' }, { view: { mailingLists: { lists, connected } } });
    expect(page.container.querySelector('output')?.textContent).toBe(shown);
    expect(page.container.querySelector('output a')?.getAttribute('href')).toBe(ADMIN_PATH.mailingLists);
  });

  test('without lists there is a link to create one; accounts without access learn who may choose', () => {
    const none = showPanel([field], {}, { view: { mailingLists: { lists: [], connected: {} } } });
    expect(none.container.querySelector('output')?.textContent).toBe('There are no mailing lists yet. Create one');
    const other = showPanel([field], {});
    expect(other.container.querySelector('output')?.textContent).toBe(
      'Only people who manage mailing lists can choose one.',
    );
  });
});

test('a variant of the block is no setting', async () => {
  const variants = [
    { value: 1, label: { en: 'Bars' } },
    { value: 2, label: { en: 'Lines' } },
  ];
  const page = showPanel([], {}, { editor: { variants } });
  await page.type('Design', '2');
  expect(Object.values(page.store.getState().content.blocks).map(({ variant }) => variant)).toContain(2);
  expect(page.settings()).toEqual({});
});

test('a block whose type has no editor says so', () => {
  const page = showPanel([], {}, { view: { blocks: [] } });
  expect(page.container.textContent).toContain('cannot be edited here');
});
