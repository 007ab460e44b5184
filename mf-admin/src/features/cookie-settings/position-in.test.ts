import { spec } from '../../../../tools/testing/spec';
import { positionIn } from './position-in';

spec('CONS-06', 'from popup to bar, top corners become the top, the others the bottom', () => {
  const corners = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'];
  expect(corners.map((corner) => positionIn('BAR', corner))).toEqual(['TOP', 'TOP', 'BOTTOM', 'BOTTOM']);
});

spec('CONS-07', 'from bar to popup, top and bottom become the left corner, and a corner stays', () => {
  const positions = ['TOP', 'BOTTOM', 'TOP_RIGHT', 'BOTTOM_RIGHT'];
  expect(positions.map((position) => positionIn('POPUP', position))).toEqual([
    'TOP_LEFT',
    'BOTTOM_LEFT',
    'TOP_RIGHT',
    'BOTTOM_RIGHT',
  ]);
});
