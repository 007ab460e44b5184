import fc from 'fast-check';
import { stackLines } from './stack-lines';

const FILE = 'https://shop.example/remotes/mf-commerce/0.1.0-0a1b2c3d/client/cart.js';

test('parses Chromium’s stacks', () => {
  const stack = `TypeError: x is not a function\n    at add (${FILE}:1:2345)\n    at async Object.start (${FILE}:1:9)\n    at ${FILE}:1:7\n    at Array.map (<anonymous>)`;
  expect(stackLines(stack)).toEqual([
    { called: 'add', address: FILE, line: 1, column: 2345 },
    { called: 'async Object.start', address: FILE, line: 1, column: 9 },
    { called: '', address: FILE, line: 1, column: 7 },
    { called: 'Array.map (<anonymous>)', address: '' },
  ]);
});

test('parses stacks of Firefox and Safari', () => {
  expect(stackLines(`add@${FILE}:1:2345\n@${FILE}:1:9\n${FILE}:3\n[native code]`)).toEqual([
    { called: 'add', address: FILE, line: 1, column: 2345 },
    { called: '', address: FILE, line: 1, column: 9 },
    { called: '', address: FILE, line: 3 },
  ]);
});

test('parses any text, up to 40 lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'at (@:1)/\n\t xé'), maxLength: 5000 }), (stack) => {
      const lines = stackLines(stack);
      expect(lines.length).toBeLessThanOrEqual(40);
      for (const { line } of lines) expect(line === undefined || Number.isSafeInteger(line)).toBe(true);
    }),
  );
});
