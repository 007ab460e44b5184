import { spec } from '../../../../tools/testing/spec';
import { positionIn } from './position-in';

spec('CONS-06', 'from popup to bar, top corners become the top and all others the bottom', () => {
  for (const position of ['TOP_LEFT', 'TOP_RIGHT', 'TOP'] as const) expect(positionIn('BAR', position)).toBe('TOP');
  for (const position of ['BOTTOM_LEFT', 'BOTTOM_RIGHT', 'BOTTOM'] as const)
    expect(positionIn('BAR', position)).toBe('BOTTOM');
});

spec('CONS-07', 'from bar to popup, top and bottom become the left corner, and a corner stays', () => {
  expect([positionIn('POPUP', 'TOP'), positionIn('POPUP', 'BOTTOM')]).toEqual(['TOP_LEFT', 'BOTTOM_LEFT']);
  for (const corner of ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const)
    expect(positionIn('POPUP', corner)).toBe(corner);
});
