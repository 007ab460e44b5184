import fc from 'fast-check';
import { contrast, type Rgb } from '../../../tools/testing/contrast';
import { isDark } from 'shared-types/site/theme/color-contrast';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const byte = fc.integer({ min: 0, max: 255 });

test('a colour is dark if white text has more contrast on it than black text', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (rgb) => {
      const [onBlack, onWhite] = [contrast(BLACK, rgb), contrast(WHITE, rgb)];
      // Too close to tell.
      fc.pre(Math.abs(onBlack - onWhite) > 0.1);
      const color = `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      expect(isDark(color)).toBe(onWhite > onBlack);
    }),
  );
});
