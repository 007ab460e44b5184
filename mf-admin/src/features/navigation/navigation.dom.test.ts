import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './navigation.effects';
import { examples } from './navigation.example';
import { navigation } from './navigation.feature';
import { messages } from './navigation.messages';
import { element } from './navigation.view';

function show(name: keyof typeof examples) {
  const host = createFakeHost(messages);
  return { host, root: showView(element(examples[name], host), examples[name].block.id) };
}
function open(name: keyof typeof examples = 'saved') {
  const { host, root } = show(name);
  const sent: string[] = [];
  for (const event of navigation.emits)
    host.bus.on(event).subscribe((payload) => sent.push(JSON.stringify([event, payload])));
  start(root, host);
  const row = (number: number, menu = 'nav') =>
    root.querySelector(`[name="${menu}.${number}.title"]`)?.closest<HTMLElement>('[data-row]') as HTMLElement;
  const button = (number: number, move: string) =>
    row(number).querySelector(`[data-move=${move}]`) as HTMLButtonElement;
  const press = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
  return { host, root, sent, row, button, press };
}
/** `[About us]` is a folder, `-Visit` a link in it. */
const entries = (root: HTMLElement, menu = 'nav') =>
  [...root.querySelectorAll<HTMLElement>(`[data-menu=${menu}] [data-row]`)]
    .filter(({ hidden }) => !hidden)
    .map((row) => {
      const value = (name: string) => row.querySelector<HTMLInputElement>(`input[name$=".${name}"]`);
      const title = value('title')?.value ?? '';
      if (row.querySelector('select')?.value === 'folder') return `[${title}]`;
      return `${value('inside')?.checked ? '-' : ''}${title}=${value('path')?.value}${value('newWindow')?.checked ? '^' : ''}`;
    });
const valueOf = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const unlinked = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>(`[data-navigation="${name}"] [data-unlinked]`)]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['unlinked']);
const SAVED = ['Shop=/shop', '[About us]', '-Our story=/about', '-Visit=/visit', 'Journal=https://journal.example/^'];

test('the form has the menus that are saved, with three empty rows after each, and posts them', () => {
  const { root } = show('saved');
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/config/navigation/navigation']);
  expect(entries(root)).toEqual([...SAVED, '=', '=', '=']);
  expect(entries(root, 'foot')).toEqual(['Write to us=mailto:hello@fern.example', '=', '=', '=']);
  expect([valueOf(root, 'base'), valueOf(root, 'nav.3.place')]).toEqual(['links-1', '3']);
  const suggested = [...root.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value);
  expect(suggested).toEqual(['/diary', '/care', '/about', '/shop', '/visit']);
});

spec('EDIT-31', 'pages that no menu names are in the navigation _hidden', () => {
  expect(unlinked(show('saved').root, '_hidden')).toEqual(['/care']);
});

spec('EDIT-32', 'pages for members are in the navigation _memberareas, with their area', () => {
  const { root } = show('saved');
  expect(unlinked(root, '_memberareas')).toEqual(['/diary']);
  expect(root.querySelector('[data-navigation="_memberareas"]')?.textContent).toContain('Area: studio');
  expect(show('nothing').root.querySelector('[data-navigation="_memberareas"]')).toBeNull();
});

spec('EDIT-33', 'the preset for an online ordering provider is a link with the title Order Now', () => {
  const { root, press } = open();
  press('[data-menu=nav] [data-add=order]');
  expect(entries(root).at(-1)).toBe('Order Now=');
  expect([valueOf(root, 'nav.6.title'), valueOf(root, 'nav.6.kind')]).toEqual(['Order Now', 'order']);
  expect(document.activeElement?.getAttribute('name')).toBe('nav.6.path');
});

test('a further language has its own menus', () => {
  const { root } = show('furtherLanguage');
  expect([valueOf(root, 'language'), valueOf(root, 'page')]).toEqual(['he', '/config/navigation?language=he']);
  expect(root.querySelector('nav a[aria-current=page]')?.getAttribute('href')).toBe('/config/navigation?language=he');
  expect(show('saved').root.querySelector('nav')).toBeNull();
});

test('after a rejection it keeps every typed row, and opens those with errors', () => {
  const { root } = show('wrong');
  expect(entries(root).slice(0, 4)).toEqual(['[Empty folder]', 'Order Now=', '=', '-Fourth row=shop^']);
  expect(valueOf(root, 'nav.1.place')).toBe('2');
  const isOpen = (number: number) => root.querySelector(`[name="nav.${number}.title"]`)?.closest('details')?.open;
  expect([isOpen(1), isOpen(2), isOpen(3)]).toEqual([true, true, false]);
  const { root: conflict } = show('conflict');
  expect(conflict.querySelector('[data-field-error="nav"]')?.textContent).toContain('– Our story (/about)');
  expect(valueOf(conflict, 'key')).toBe('links-1');
});

test('with script, empty rows are hidden, buttons replace the numbers, and impossible moves are disabled', () => {
  const { root, button } = open();
  expect(entries(root)).toEqual(SAVED);
  const isHidden = (name: string) => [...root.querySelectorAll<HTMLElement>(name)].every(({ hidden }) => hidden);
  expect([isHidden('[data-by-numbers]'), isHidden('[data-by-keys]')]).toEqual([true, false]);
  const possible = (number: number) =>
    ['up', 'down', 'into', 'out', 'remove'].filter((move) => !button(number, move).disabled);
  expect([1, 2, 3, 5].map(possible)).toEqual([
    ['down', 'remove'],
    ['up', 'down', 'remove'],
    ['down', 'out', 'remove'],
    ['up', 'into', 'remove'],
  ]);
  expect(button(1, 'down').textContent).toBe('Down Shop');
});

test('an entry moves with its values, is announced, keeps the focus, and can be undone', () => {
  const { host, root, button } = open();
  button(5, 'into').focus();
  button(5, 'into').click();
  expect(entries(root).at(-1)).toBe('-Journal=https://journal.example/^');
  expect(host.announced).toEqual(['Journal is now in the folder About us.']);
  // It cannot move in any further, so another button gets the focus.
  expect(document.activeElement).toBe(button(5, 'up'));
  button(1, 'down').click();
  expect(entries(root)[0]).toBe('[About us]');
  expect(root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(false);
  button(5, 'remove').click();
  expect(entries(root)).toEqual([
    '[About us]',
    '-Our story=/about',
    '-Visit=/visit',
    '-Journal=https://journal.example/^',
  ]);
  expect(unlinked(root, '_hidden')).toEqual(['/care', '/shop']);
});

test('discarding brings back every entry, also after rows were added', async () => {
  const { root, press, button } = open();
  for (let count = 0; count < 5; count += 1) press('[data-menu=nav] [data-add=folder]');
  expect(entries(root)).toHaveLength(10);
  expect(valueOf(root, 'nav.10.title')).toBe('New folder');
  button(1, 'remove').click();
  press('[data-undo]');
  await new Promise((done) => setTimeout(done));
  expect(entries(root)).toEqual(SAVED);
  expect(unlinked(root, '_hidden')).toEqual(['/care']);
});

test('Alt with the arrow keys moves the entry whose name has the focus', () => {
  const { root, row } = open();
  const key = (number: number, name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, altKey: true, bubbles: true, cancelable: true });
    row(number).querySelector('summary')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(key(3, 'ArrowLeft')).toBe(true);
  expect(entries(root).slice(1, 4)).toEqual(['[About us]', '-Visit=/visit', 'Our story=/about']);
  expect(document.activeElement).toBe(row(4).querySelector('summary'));
  key(4, 'ArrowRight');
  expect(entries(root).slice(1, 4)).toEqual(['[About us]', '-Visit=/visit', '-Our story=/about']);
});

test('a page is added by its title, and is no longer among those that are not linked', () => {
  const { root, press } = open();
  press('[data-menu=foot] [data-page="/care"]');
  expect(entries(root, 'foot').at(-1)).toBe('Care=/care');
  expect(unlinked(root, '_hidden')).toEqual([]);
  press('[data-navigation="_memberareas"] [data-link-page="/diary"]');
  expect(entries(root).at(-1)).toBe('Kiln diary=/diary');
  expect(root.querySelector<HTMLElement>('[data-navigation="_memberareas"] [data-all-linked]')?.hidden).toBe(false);
});

test('an error does not move to another entry', () => {
  const { root, button } = open('wrong');
  button(2, 'remove').click();
  expect(root.querySelector('[data-field-error="nav.2.path"]')?.textContent).toBe('');
  expect(root.querySelector('[name="nav.2.path"]')?.hasAttribute('aria-invalid')).toBe(false);
});

spec('BUS-02', 'reports when a save starts and ends', async () => {
  const { root, sent } = open();
  const form = root.querySelector('form') as HTMLFormElement;
  form.setAttribute('aria-busy', 'true');
  await Promise.resolve();
  const notice = root.querySelector<HTMLElement>('[data-form-message]');
  if (notice) notice.hidden = false;
  form.removeAttribute('aria-busy');
  await Promise.resolve();
  expect(sent).toEqual(['["admin/save-entered",{}]', '["admin/save-exited",{"isSaved":true}]']);
});

spec('PLAT-08', 'axe finds nothing, with and without errors', async () => {
  for (const name of ['furtherLanguage', 'wrong', 'long'] as const) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
    open(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
