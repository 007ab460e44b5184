import fc from 'fast-check';
import { jsonForScript } from './json-for-script';

test('JSON in a script is preserved, and nothing in it ends the element, opens a comment or breaks a line', () => {
  const piece = fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\u2029', '\\u003c', '"', 'a');
  fc.assert(
    fc.property(fc.dictionary(piece, fc.array(piece)), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual({ ...value });
    }),
  );
});
