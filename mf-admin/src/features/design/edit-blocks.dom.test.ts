import { EDIT_MODE_CLASS } from 'shared-types/admin/design';
import { spec } from '../../../../tools/testing/spec';
import { openDesign, type DesignBench } from './design.fixture';

const BLOCKS = '<div data-block="1"><p>One</p></div><div data-block="2"><p>Two</p></div><p id="none">None</p>';
const button = ({ root }: DesignBench) => root.querySelector<HTMLButtonElement>('[data-blocks]')!;
const isEditing = ({ inside }: DesignBench) => inside().body.classList.contains(EDIT_MODE_CLASS);
const hover = ({ inside }: DesignBench, selector: string) =>
  inside()
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
const outlined = ({ inside }: DesignBench) =>
  [...inside().querySelectorAll<HTMLElement>('[style*=dashed]')].map(({ dataset }) => dataset.block);

function opened(who?: object): DesignBench {
  const bench = openDesign('desktop', who);
  bench.arrives('/', BLOCKS);
  return bench;
}

spec(['START-20', 'START-21', 'BUS-02'], 'the body of framed pages indicates edit mode', () => {
  const bench = opened();
  expect([isEditing(bench), button(bench).hidden]).toEqual([false, false]);
  button(bench).click();
  expect([bench.inside().body.className, button(bench).getAttribute('aria-pressed')]).toEqual(['edit-mode', 'true']);
  bench.arrives('/shop', BLOCKS);
  expect(isEditing(bench)).toBe(true);
  button(bench).click();
  expect([isEditing(bench), button(bench).getAttribute('aria-pressed')]).toEqual([false, 'false']);
  expect(bench.sent.filter((event) => event.includes('editing'))).toEqual([
    'admin/editing-changed {"isEditing":true}',
    'admin/editing-changed {"isEditing":false}',
  ]);
});

spec(['UTIL-12', 'START-20'], 'the mouse is tracked only in edit mode: the block under it is outlined', () => {
  const bench = opened();
  hover(bench, '[data-block="1"] p');
  expect(outlined(bench)).toEqual([]);
  button(bench).click();
  hover(bench, '[data-block="1"] p');
  expect(outlined(bench)).toEqual(['1']);
  hover(bench, '[data-block="2"] p');
  expect(outlined(bench)).toEqual(['2']);
  hover(bench, '#none');
  expect(outlined(bench)).toEqual([]);
});

test('the outline disappears with edit mode, and when the mouse leaves the page', () => {
  const bench = opened();
  button(bench).click();
  hover(bench, '[data-block="1"] p');
  bench.inside().body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null }));
  expect(outlined(bench)).toEqual([]);
  hover(bench, '[data-block="1"] p');
  button(bench).click();
  expect(outlined(bench)).toEqual([]);
});

spec('UTIL-12', 'the mouse is not tracked without an account', () => {
  const bench = opened({});
  expect(button(bench).hidden).toBe(true);
  button(bench).click();
  bench.inside().body.classList.add(EDIT_MODE_CLASS);
  hover(bench, '[data-block="1"] p');
  expect([bench.sent.filter((event) => event.includes('editing')), outlined(bench)]).toEqual([[], []]);
});

test('after the feature has ended, no page is in edit mode', () => {
  const bench = opened();
  button(bench).click();
  hover(bench, '[data-block="1"] p');
  bench.host.end();
  expect([isEditing(bench), outlined(bench)]).toEqual([false, []]);
});
