import { squaresOf } from './matrix';
import { isLongProof } from './proof';

const SIDES = { screen: ['phone', 'desktop'], theme: ['light', 'dark'] } as const;

test('a test run tries the chosen combinations, the long proof all', () => {
  const chosen = [
    { screen: 'phone', theme: 'dark' },
    { screen: 'desktop', theme: 'light' },
  ] as const;
  const all = SIDES.screen.flatMap((screen) => SIDES.theme.map((theme) => ({ screen, theme })));
  expect(squaresOf(SIDES, chosen)).toEqual(isLongProof ? all : chosen);
});

test('a choice that leaves out a value is refused', () => {
  expect(() => squaresOf(SIDES, [{ screen: 'phone', theme: 'dark' }])).toThrow(
    'No chosen square has screen “desktop”, theme “light”: choose one that has.',
  );
});
