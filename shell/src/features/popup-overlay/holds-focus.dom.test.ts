import { spec } from '../../../../tools/testing/spec';
import { holdsFocus } from './holds-focus';

const MESSAGE = 'One (and only one) of container and predicate must be set.';

beforeEach(() => {
  document.body.innerHTML = '<main><button>In</button></main><aside><button>Out</button></aside>';
  document.querySelector<HTMLElement>('main button')?.focus();
});

const find = (selector: string) => document.querySelector(selector)!;

spec('UTIL-11', 'tells whether the focus is in an element, or on what a predicate says', () => {
  expect(['main', 'main button', 'aside'].map((place) => holdsFocus(document, { container: find(place) }))).toEqual([
    true,
    true,
    false,
  ]);
  const holds = (text: string) => holdsFocus(document, { predicate: (focused) => focused.textContent === text });
  expect([holds('In'), holds('Out')]).toEqual([true, false]);
});

spec('UTIL-11', 'reports where neither is set, and where both are', () => {
  const container = find('main');
  const predicate = () => true;
  expect(() => holdsFocus(document, {})).toThrow(MESSAGE);
  expect(() => holdsFocus(document, { container, predicate })).toThrow(MESSAGE);
});
