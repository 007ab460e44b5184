import { fireEvent, screen, within } from '@testing-library/dom';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../tools/testing/spec';
import { broken, FakeFace, give, loaded, see, standIn } from './faces.fixture';
import { FONT_PAIRS } from 'shared-types/admin/theme/font-pairs';
import { start } from '../styles.effects';
import { examples } from '../styles.example';
import { messages } from '../styles.messages';
import { element } from '../styles.view';

beforeAll(standIn);
beforeEach(() => {
  broken.clear();
  loaded.length = 0;
  give(document);
});

/** The page in the frame has loaded. */
function framed(root: HTMLElement, body = 'Figtree, sans-serif') {
  const frame = root.querySelector('iframe')!;
  const page = frame.contentDocument!.createElement('html');
  page.style.setProperty('--font-body', body);
  frame.contentDocument!.replaceChildren(page);
  const faces = give(frame.contentDocument!);
  Object.assign(frame.contentWindow!, { FontFace: FakeFace });
  frame.dispatchEvent(new Event('load'));
  return { faces, page };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open() {
  const host = createFakeHost(messages);
  const root = showView(element(examples.saved, host), examples.saved.block.id);
  start(root, host);
  await settle();
  const form = root.querySelector('form') as HTMLFormElement;
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const option = (name: string) => dialog.querySelector<HTMLElement>(`[data-font="${name}"]`)!;
  const input = dialog.querySelector<HTMLInputElement>('[role="combobox"]')!;
  return {
    host,
    root,
    form,
    dialog,
    option,
    input,
    value: (use: string) => (form.elements.namedItem(use) as HTMLSelectElement).value,
    button: (use: string) => root.querySelector<HTMLButtonElement>(`[data-font-pick="${use}"]`)!,
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.dataset.font,
    shown: () =>
      [...dialog.querySelectorAll<HTMLElement>('[data-font]')]
        .filter(({ hidden }) => !hidden)
        .map(({ dataset }) => dataset.font),
    search: (text: string) => fireEvent.input(input, { target: { value: text } }),
    press: (key: string, on: Element = input) => fireEvent.keyDown(on, { key }),
    name: (font: string) => option(font).querySelector<HTMLElement>('[data-face]')!,
  };
}

spec('FONTP-01', 'fonts are found by category and by search, which look at names and categories', async () => {
  const { button, dialog, search, shown } = await open();
  button('heading').click();
  expect(dialog.open).toBe(true);
  const categories = screen.getByRole('combobox', { name: 'Category' });
  expect(
    within(categories)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All categories', ...['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other']]);
  fireEvent.input(categories, { target: { value: 'script' } });
  expect(shown()).toEqual(['Courgette', 'Dancing Script', 'Sacramento']);
  search('dan');
  expect(shown()).toEqual(['Dancing Script']);
  fireEvent.input(categories, { target: { value: '' } });
  search('slab');
  expect(shown()).toEqual(['Aleo', 'Bitter', 'Roboto Slab']);
  search('xyz');
  expect(screen.getByText('No font matches.')).toBeTruthy();
});

test('without script there are two select elements with the categories as groups', async () => {
  const root = showView(element(examples.saved, createFakeHost(messages)));
  const groups = [...root.querySelectorAll<HTMLOptGroupElement>('select[name="heading"] optgroup')];
  expect(groups.map(({ label }) => label)).toEqual([
    ...['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other'],
  ]);
  expect(root.querySelectorAll('[data-font-pick]:not([hidden]), [data-font-pairs]:not([hidden])')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
});

test('a search and Enter choose a font, which is unsaved then, and the preview shows it', async () => {
  const { root, form, dialog, button, search, press, value, host } = await open();
  const { faces, page } = framed(root);
  button('heading').click();
  search('lora');
  press('Enter');
  await settle();
  expect([dialog.open, value('heading'), button('heading').textContent]).toEqual([false, 'Lora', 'Lora']);
  expect(form.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(false);
  expect(host.announced.at(-1)).toBe('Lora chosen. Visitors see it once you publish it.');
  expect(page.style.getPropertyValue('--font-heading')).toBe('"Lora", "Lora Ext", serif');
  expect([...faces].map(({ family, descriptors }) => `${family} ${descriptors.weight}`)).toEqual([
    'Lora 400',
    'Lora 500 700',
    'Lora Ext 400',
    'Lora Ext 500 700',
  ]);
  expect(loaded).toContain('lora-600');
});

test('what was saved comes back to the preview with the stand-ins of its page', async () => {
  const { root, form, button, search, press } = await open();
  const { style } = framed(root, 'Figtree, Figtree Arial, sans-serif').page;
  button('body').click();
  search('karla');
  press('Enter');
  expect(style.getPropertyValue('--font-body')).toMatch(/^"Karla"/);
  form.reset();
  await settle();
  expect(style.getPropertyValue('--font-body')).toBe('Figtree, Figtree Arial, sans-serif');
  expect(button('body').textContent).toBe('Figtree');
});

test('the keyboard chooses: arrows, Home, End, Enter, and Escape leaves all as it was', async () => {
  const { dialog, button, search, press, active, value } = await open();
  button('heading').click();
  expect(active()).toBe('Fraunces');
  press('ArrowDown');
  expect(active()).toBe('Fraunces Italic');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toBe('Crimson Pro');
  press('End');
  expect(active()).toBe('system');
  press('ArrowDown');
  expect(active()).toBe('DM Sans');
  press('ArrowUp');
  press('Home');
  expect(active()).toBe('DM Sans');
  search('mono');
  press('End');
  // In what is typed it moves the caret.
  expect(active()).toBe('Courier Prime');
  press('Escape');
  expect([dialog.open, value('heading')]).toEqual([false, 'Fraunces']);
  button('heading').click();
  expect([active(), dialog.querySelector('h2')?.textContent]).toEqual(['Fraunces', 'Font of headings']);
  expect(dialog.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
});

test('names are drawn in their own faces once they are seen, not before', async () => {
  const { button, name } = await open();
  button('body').click();
  expect(loaded.filter((file) => file.startsWith('bitter'))).toEqual([]);
  see([name('Bitter')]);
  await settle();
  expect(loaded).toContain('bitter-400');
  expect(name('Bitter').style.fontFamily).toBe('"Bitter", "Bitter Ext", serif');
});

spec('FONTP-03', 'a font without a preview says so, can be chosen, and is asked for again', async () => {
  const { root, button, name, option, value } = await open();
  broken.add('bitter-400');
  button('body').click();
  see([name('Aleo'), name('Bitter')]);
  await settle();
  expect(option('Bitter').textContent).toBe('BitterUnable to load preview for Bitter');
  expect(root.querySelector('[data-font-trouble]')?.textContent).toBe('');
  broken.clear();
  screen.getByRole('button', { name: 'Try again' }).click();
  await settle();
  expect(option('Bitter').textContent).toBe('Bitter');
  broken.add('bitter-400');
  option('Bitter').click();
  expect(value('body')).toBe('Bitter');
});

spec('FONTP-03', 'the preview of the page says which font did not come', async () => {
  const { root, button, search, press } = await open();
  framed(root);
  broken.add('lora-600');
  button('heading').click();
  search('lora');
  press('Enter');
  await settle();
  const trouble = root.querySelector('[data-preview-trouble]');
  expect(trouble?.textContent).toBe('Unable to load preview for Lora');
  button('heading').click();
  search('bitter');
  press('Enter');
  await settle();
  expect(trouble?.textContent).toBe('');
});

spec('FONTP-02', 'if none of the fonts comes, the picker says that once for all', async () => {
  const { root, button, name } = await open();
  for (const file of ['aleo-400', 'bitter-400', 'lora-400']) broken.add(file);
  button('body').click();
  see([name('Aleo'), name('Bitter'), name('Lora')]);
  await settle();
  expect(root.querySelector('[data-font-trouble]')?.textContent).toBe('Unable to load fonts');
});

test('a pair fills in both fonts', async () => {
  const { root, value } = await open();
  expect(FONT_PAIRS.length).toBeGreaterThanOrEqual(6);
  root.querySelector<HTMLElement>('[data-heading="Poppins"][data-body="Lora"]')!.click();
  expect([value('heading'), value('body')]).toEqual(['Poppins', 'Lora']);
});
