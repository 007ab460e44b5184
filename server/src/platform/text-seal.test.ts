import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createTextSeal } from './text-seal';

const seal = createTextSeal(randomBytes(32));

test('a sealed text opens with the same key for what it belongs to, and is never readable', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string(), (text, about) => {
      const sealed = seal.seal(text, about);
      expect(seal.open(sealed, about)).toBe(text);
      expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
      expect(seal.open(sealed, `${about}x`)).toBeUndefined();
      expect(createTextSeal(randomBytes(32)).open(sealed, about)).toBeUndefined();
    }),
  );
});

test('any changed byte is noticed, and so is a text that was never sealed', () => {
  const sealed = Buffer.from(seal.seal('JBSWY3DPEHPK3PXP', 'ada'), 'base64url');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(seal.open(changed.toString('base64url'), 'ada')).toBeUndefined();
  }
  for (const text of ['', 'x', 'no sealed text at all, but long enough for one'])
    expect(seal.open(text, 'ada')).toBeUndefined();
});
