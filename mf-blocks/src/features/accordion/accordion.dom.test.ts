import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './accordion.effects';
import { examples } from './accordion.example';
import { element } from './accordion.view';

const show = (name: keyof typeof examples) => showView(element(examples[name]));
const items = (root: HTMLElement) => [...root.querySelectorAll('details')];

spec('ACC-01', 'is a list of titles that disclose their text, without script', async () => {
  const root = show('oneAtATime');
  expect(items(root).map((item) => item.open)).toEqual([false, false, false]);
  expect(root.querySelectorAll('summary > h3')).toHaveLength(3);
  expect(root.querySelector('details')?.textContent).toContain('Every glaze we sell');
  expect(await axeFindings()).toEqual([]);
});

spec('ACC-04', 'items that close each other share a name that is unique to the block', () => {
  const names = new Set(items(show('oneAtATime')).map((item) => item.getAttribute('name')));
  expect([...names]).toEqual([`accordion-${examples.oneAtATime.block.id}`]);
});

spec('ACC-05', 'items that may be open together share no name, and have the owner’s heading level', () => {
  const root = show('severalOpen');
  expect(items(root).some((item) => item.hasAttribute('name'))).toBe(false);
  expect(root.querySelectorAll('summary > h2')).toHaveLength(3);
});

spec('ACC-06', 'the first item starts open if the owner enables it', () => {
  expect(items(show('firstOpen')).map((item) => item.open)).toEqual([true, false, false]);
});

describe('in the page', () => {
  let nowMs = 1000;
  let prefersNoMotion = false;

  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    window.matchMedia = () => ({ matches: prefersNoMotion }) as MediaQueryList;
  });

  /** True unless the click was prevented. */
  const click = (root: HTMLElement) =>
    root.querySelector('h3')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const toggle = (root: HTMLElement) => root.querySelector('details')?.dispatchEvent(new Event('toggle'));

  spec('ACC-03', 'an item ignores clicks for 250 ms from its opening or closing, and only then', () => {
    const root = show('oneAtATime');
    start(root, createFakeHost({}));
    expect(click(root)).toBe(true);
    toggle(root);
    nowMs += 249;
    expect(click(root)).toBe(false);
    nowMs += 1;
    expect(click(root)).toBe(true);
  });

  test('ignores no clicks if the visitor prefers reduced motion', () => {
    prefersNoMotion = true;
    const root = show('oneAtATime');
    start(root, createFakeHost({}));
    toggle(root);
    expect(click(root)).toBe(true);
  });

  test('ignores nothing once it has stopped', () => {
    prefersNoMotion = false;
    const root = show('oneAtATime');
    const host = createFakeHost({});
    start(root, host);
    toggle(root);
    host.end();
    expect(click(root)).toBe(true);
  });
});

test.each([
  ['The setting “items” must be a list.', { items: 'all' }],
  ['An accordion needs at least one item.', { items: [] }],
  ['The setting “items[0].title” must be text that is not empty.', { items: [{ html: '<p>x</p>' }] }],
  ['The setting “headingLevel” must be one of 3, 2, 4.', { items: [{ title: 'a', html: 'b' }], headingLevel: 1 }],
  ['The setting “expandFirst” must be true or false.', { items: [{ title: 'a', html: 'b' }], expandFirst: 'yes' }],
])('rejects with “%s”', (message, settings) => {
  const { block } = examples.oneAtATime;
  expect(() => element({ ...examples.oneAtATime, block: { ...block, settings } })).toThrow(message);
});
