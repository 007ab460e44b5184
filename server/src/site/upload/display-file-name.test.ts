import fc from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { pictureSlug, displayFileName } from './display-file-name';

test('a name is shown on one line, without its folders and without bidirectional marks', () => {
  expect(displayFileName('C:\\Users\\me\\mug.jpg')).toBe('mug.jpg');
  expect(displayFileName('../../etc/passwd')).toBe('passwd');
  expect(displayFileName('mug\u202egpj.exe')).toBe('mug gpj.exe');
  expect(displayFileName('ספל גדול.jpg')).toBe('ספל גדול.jpg');
  expect(displayFileName('a\r\nb\0.png')).toBe('a b.png');
  expect([...displayFileName('x'.repeat(300))]).toHaveLength(120);
});

test('the name in addresses is plain, whatever the name is', () => {
  expect(pictureSlug('Café “Ü” (1).JPG')).toBe('cafe-u-1');
  expect(pictureSlug('<script>alert(1)</script>.png')).toBe('script');
  expect(pictureSlug('ספל.jpg')).toBe('picture');
  expect(pictureSlug('')).toBe('picture');
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (name) => {
      expect(pictureSlug(name)).toMatch(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/);
      expect(pictureSlug(name).length).toBeLessThanOrEqual(60);
      expect(displayFileName(name)).not.toMatch(/[\p{Cc}\p{Cf}\p{Surrogate}]/u);
    }),
  );
});
