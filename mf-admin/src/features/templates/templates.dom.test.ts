import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import { examples } from './templates.example';
import { start } from './templates.effects';
import { messages } from './templates.messages';
import { element } from './templates.view';

const ROW = '0b6a6f3c-6a6c-4f7e-9d4b-5a1f5d6e7f80';

function open(name: keyof typeof examples) {
  const host = createFakeHost(messages);
  const example = examples[name];
  const view = example.data['admin/templates/choices'];
  const { saved } = view;
  const notes = saved && { ...saved.notes, market: { left: 0, kept: 0, sections: { [ROW]: 'dark' as const } } };
  const data = { 'admin/templates/choices': { ...view, ...(saved && notes && { saved: { ...saved, notes } }) } };
  const root = showView(element({ ...example, data }, host), example.block.id);
  start(root, host);
  return root;
}

/** Puts a page of one section into the frame. */
function framedPage(root: HTMLElement): Document {
  const page = root.querySelector('iframe')!.contentDocument!;
  const html = page.createElement('html');
  const body = page.createElement('body');
  html.append(body);
  page.append(html);
  const row = page.createElement('div');
  row.className = 'frame-row';
  const block = page.createElement('div');
  block.id = `block-${ROW}`;
  row.append(block);
  body.append(row);
  return page;
}

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds no fault in: %s', async (name) => {
  open(name);
  expect(await axeFindings()).toEqual([]);
});

test('there are four templates and more, each with a picture, and what has no place is said', () => {
  const root = open('unused');
  const cards = [...root.querySelectorAll('.admin-templates__card')];
  expect(cards.length).toBeGreaterThanOrEqual(4);
  expect(cards.every((card) => card.querySelector('svg'))).toBe(true);
  expect(cards.at(-1)?.textContent).toContain('1 section color has no place on your home page.');
  expect(cards.at(-1)?.textContent).toContain('1 section keeps its own colors.');
  expect(root.querySelector('.admin-templates__back')).toBeNull();
});

test('a site with a template can go back', () => {
  const back = open('used').querySelector<HTMLFormElement>('.admin-templates__back')!;
  expect([back.getAttribute('action'), back.querySelector('button')?.textContent]).toEqual([
    '/api/config/templates/back',
    'Back to the look before',
  ]);
});

test('a template can be a draft, which the page shows, takes back and discards', () => {
  const sentAs = (form: Element | null | undefined) =>
    [...(form?.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[name=as]') ?? [])].map(({ value }) => value);
  const unused = open('unused');
  expect(sentAs(unused.querySelector('form:has([name="template"])'))).toEqual(['draft']);
  expect(unused.querySelector('[data-site-draft]')).toBeNull();
  const root = open('draft');
  expect(root.querySelector('[data-site-draft]')?.textContent).toContain('Draft, not published');
  expect(sentAs(root.querySelector('.admin-templates__back'))).toEqual(['draft']);
  expect(root.querySelector('#discard-draft button')?.textContent).toBe('Discard draft');
  expect(sentAs(open('used').querySelector('.admin-templates__back'))).toEqual([]);
});

test('the home page is shown in the template that is chosen, its sections too', () => {
  const root = open('unused');
  const page = framedPage(root);
  const market = root.querySelector<HTMLInputElement>('[value=market]')!;
  market.click();
  const { style } = page.documentElement;
  expect(style.getPropertyValue('--color-accent')).toBe(TEMPLATES.market.colors.accent);
  expect(style.getPropertyValue('--radius-button')).toBe('99rem');
  expect(page.querySelector<HTMLElement>('.frame-row')?.dataset['theme']).toBe('dark');
  root.querySelector<HTMLInputElement>('[value=journal]')!.click();
  expect([style.getPropertyValue('--radius-button'), style.getPropertyValue('--text-md')]).toEqual(['0', '1.188rem']);
  expect(page.querySelector<HTMLElement>('.frame-row')?.className).toBe('frame-row');
});
