import { patched } from '../../../../../tools/testing/site/patched';
import { checkIcon } from './check-icon';
import { mistakeMessage } from './mistake';

const drawn = (size: string, inside = '<rect width="9" height="9"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const mistakesOf = async (icon?: string) => (await checkIcon(patched({ 'site.icon': icon }))).map(mistakeMessage);

test('accepts a square SVG picture, or none', async () => {
  expect(await mistakesOf()).toEqual([]);
  expect(await mistakesOf(drawn('viewBox="0 0 32 32"'))).toEqual([]);
});

test.each(['', 'icon.svg', '<p>no</p>', drawn('viewBox="0 0 32 32"', '<rect'), drawn('viewBox="0 0 32 32"', '&all;')])(
  '%j is no picture',
  async (icon) => {
    expect(await mistakesOf(icon)).toEqual(['site.icon: must be the text of an SVG picture.']);
  },
);

test('a picture that is not square is refused', async () => {
  expect(await mistakesOf(drawn('width="32" height="16"'))).toEqual([
    'site.icon: must be square: it is 32 wide and 16 high.',
  ]);
});
