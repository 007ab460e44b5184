import fc from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { addressWords, fileWords } from './file-words';

test('a name is shown as it is read, on one line, without its folders and without marks that turn it around', () => {
  expect(fileWords('C:\\Users\\me\\mug.jpg')).toBe('mug.jpg');
  expect(fileWords('../../etc/passwd')).toBe('passwd');
  expect(fileWords('mug\u202egpj.exe')).toBe('mug gpj.exe');
  expect(fileWords('ספל גדול.jpg')).toBe('ספל גדול.jpg');
  expect(fileWords('a\r\nb\0.png')).toBe('a b.png');
  expect([...fileWords('x'.repeat(300))]).toHaveLength(120);
});

test('what stands in addresses is plain, whatever the name is', () => {
  expect(addressWords('Café “Ü” (1).JPG')).toBe('cafe-u-1');
  expect(addressWords('<script>alert(1)</script>.png')).toBe('script');
  expect(addressWords('ספל.jpg')).toBe('picture');
  expect(addressWords('')).toBe('picture');
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (name) => {
      expect(addressWords(name)).toMatch(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/);
      expect(addressWords(name).length).toBeLessThanOrEqual(60);
      expect(fileWords(name)).not.toMatch(/[\p{Cc}\p{Cf}\p{Surrogate}]/u);
    }),
  );
});
