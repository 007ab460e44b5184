import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './menu.effects';
import { examples } from './menu.example';
import { messages } from './menu.messages';
import { element } from './menu.view';
import { readMenu } from './read-menu';

const renderHost = createFakeRenderHost(messages);

type Sample = keyof typeof examples;

/** A page with one of the samples, live. */
function open(sample: Sample = 'tabs', direction: 'ltr' | 'rtl' = 'ltr') {
  const root = showView(element(examples[sample], renderHost));
  const served = root.innerHTML;
  const host = createFakeHost({}, { context: { direction } });
  start(root, host);
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  return {
    host,
    root,
    served,
    tabs,
    panels: [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')],
    selected: () => tabs.filter((tab) => tab.ariaSelected === 'true').map(({ textContent }) => textContent),
    shown: () => shownNames(root),
    /** True if the browser was left to act on the key. */
    press: (key: string, modifiers: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
      ),
  };
}

const shownNames = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-menu-panel]:not([hidden]) > h2')].map(({ textContent }) => textContent);

afterEach(() => void (location.hash = ''));

spec(['MENU-01', 'PLAT-08'], 'without script all menus are in the page, and links lead to them', async () => {
  const root = showView(element(examples.tabs, renderHost));
  expect(shownNames(root)).toEqual(['Food', 'Drinks', 'For children']);
  const targets = [...root.querySelectorAll('a')].map((link) => root.querySelector(link.hash)?.textContent);
  expect(targets).toEqual([
    expect.stringContaining('Beetroot soup'),
    expect.stringContaining('Orange wine'),
    'For children',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('a menu has sections of dishes with price and tags', () => {
  const sections = [...showView(element(examples.tabs, renderHost)).querySelectorAll('.blocks-menu__section')].slice(
    0,
    3,
  );
  const texts = (part: string) => sections.map((section) => section.querySelector(part)?.textContent);
  expect(texts('h3')).toEqual([undefined, 'To begin', 'Sweet']);
  expect(texts('.blocks-menu__note')).toEqual([undefined, 'Until five o’clock.', undefined]);
  expect(texts('.blocks-menu__price')).toEqual(['$4', '$9.50', 'Market price']);
  expect([...(sections[1]?.querySelectorAll('.blocks-menu__tag') ?? [])].map((tag) => tag.textContent)).toEqual([
    'vegan',
    'contains celery',
  ]);
});

test('a single menu has no tabs, and takes its name’s rank from the owner', () => {
  const { root, served, tabs } = open('one');
  expect([tabs, root.innerHTML]).toEqual([[], served]);
  expect([root.querySelector('h3')?.textContent, root.querySelector('h4')?.textContent]).toEqual(['Lunch', 'To begin']);
});

spec('MENU-01', 'one tab is selected at a time, the first by default', async () => {
  const { tabs, panels, selected, shown, root } = open();
  expect([selected(), shown()]).toEqual([['Food'], ['Food']]);
  expect(panels.map(({ hidden, tabIndex }) => [hidden, tabIndex])).toEqual([
    [false, 0],
    [true, -1],
    [true, -1],
  ]);
  expect(await axeFindings()).toEqual([]);
  tabs[2]?.click();
  expect([selected(), shown()]).toEqual([['For children'], ['For children']]);
  tabs[1]?.click();
  expect([selected(), shown()]).toEqual([['Drinks'], ['Drinks']]);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  expect(root.querySelector('[role=tablist] > li')?.getAttribute('role')).toBe('presentation');
  expect(root.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Menus');
  expect(location.hash).toBe('');
});

spec('MENU-02', 'arrow left and right move between tabs, around both ends, and select nothing', () => {
  const { tabs, press, selected } = open();
  tabs[0]?.focus();
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'].map((key) => {
    expect(press(key)).toBe(false);
    return document.activeElement?.textContent;
  });
  expect(seen).toEqual(['Drinks', 'For children', 'Food', 'For children', 'Drinks', 'Food', 'For children']);
  expect(selected()).toEqual(['Food']);
});

spec('MENU-02', 'in a page from right to left, arrows go where they point', () => {
  const { tabs, press } = open('tabs', 'rtl');
  tabs[0]?.focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(tabs[1]);
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement).toBe(tabs[2]);
});

spec('MENU-03', 'Enter and Space select the tab that has the focus', () => {
  const { tabs, press, selected, shown } = open();
  tabs[0]?.focus();
  press('ArrowRight');
  expect(press(' ')).toBe(false);
  expect([selected(), shown()]).toEqual([['Drinks'], ['Drinks']]);
  press('ArrowRight');
  expect(press('Enter')).toBe(false);
  expect([selected(), shown()]).toEqual([['For children'], ['For children']]);
});

test('leaves other keys, keys with a modifier, and keys of the dishes to the browser', () => {
  const { tabs, panels, press, selected } = open();
  tabs[0]?.focus();
  expect([
    press('ArrowDown'),
    press('Tab'),
    press('ArrowRight', { altKey: true }),
    press('Enter', { ctrlKey: true }),
  ]).toEqual([true, true, true, true]);
  panels[0]?.focus();
  expect(press('ArrowRight')).toBe(true);
  expect([document.activeElement, selected()]).toEqual([panels[0], ['Food']]);
});

test('shows what the browser finds in a hidden menu, and what the address leads to', () => {
  const { panels, selected } = open();
  expect(panels[1]?.getAttribute('hidden')).toBe('until-found');
  panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(selected()).toEqual(['Drinks']);
  location.hash = panels[2]?.id ?? '';
  window.dispatchEvent(new Event('hashchange'));
  expect(selected()).toEqual(['For children']);
  expect(open().selected()).toEqual(['For children']);
});

test('leaves the page as it was served once it stops', () => {
  const { host, root, served, tabs } = open();
  tabs[1]?.click();
  host.end();
  expect(root.innerHTML).toBe(served);
  tabs[2]?.click();
  expect(root.innerHTML).toBe(served);
});

test.each([
  ['A block’s settings must be an object.', []],
  ['The setting “menus” must be a list.', {}],
  ['A menu block needs at least one menu.', { menus: [] }],
  ['The setting “menus[0].title” must be text that is not empty.', { menus: [{ entries: [] }] }],
  ['The setting “menus[0].entries” must be a list.', { menus: [{ title: 'a' }] }],
  [
    'The setting “menus[0].entries[0].kind” must be one of dish, section.',
    { menus: [{ title: 'a', entries: [{ kind: 'x' }] }] },
  ],
  [
    'The setting “menus[0].entries[0].price” must be text.',
    { menus: [{ title: 'a', entries: [{ title: 'b', price: 9 }] }] },
  ],
  [
    'The setting “menus[0].entries[0].tags” must be text.',
    { menus: [{ title: 'a', entries: [{ title: 'b', tags: ['v'] }] }] },
  ],
  ['The setting “headingLevel” must be one of 2, 3.', { menus: [{ title: 'a', entries: [] }], headingLevel: 1 }],
])('refuses with “%s”', (message, settings) => {
  expect(() => readMenu(settings)).toThrow(message);
});

test('every dish is in one section, in the owner’s order, and markup in it is text', () => {
  const entry = fc.record({ kind: fc.constantFrom('dish', 'section', undefined), title: fc.string({ minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const [menu] = readMenu({ menus: [{ title: 'a', entries }] }).menus;
      const titles = (menu?.sections ?? []).flatMap(({ title, dishes }) => [
        ...(title === undefined ? [] : [title]),
        ...dishes.map((dish) => dish.title),
      ]);
      expect(titles).toEqual(entries.map(({ title }) => title));
    }),
  );
  const entries = [{ title: '<script>1</script>', price: '<b>', tags: ' , ,a' }];
  const root = showView(
    element(
      { ...examples.one, block: { ...examples.one.block, settings: { menus: [{ title: '<i>', entries }] } } },
      renderHost,
    ),
  );
  expect(root.querySelector('script, b, i')).toBeNull();
  expect(root.querySelectorAll('.blocks-menu__tag')).toHaveLength(1);
});
