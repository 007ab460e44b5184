import { compileMessages } from '../../../../tools/build/sources/compile-messages.mjs';
import { createText } from './text';

const messages = {
  en: { greet: 'Hello', items: ({ n }: Readonly<Record<string, unknown>>) => `${String(n)} items` },
  pl: { greet: 'Cześć' },
  'pl-PL': {},
};

test('gives a constant message, and one made from its values', () => {
  const text = createText('en-US', messages);
  expect(text('greet')).toBe('Hello');
  expect(text('items', { n: 3 })).toBe('3 items');
});

test('gives text also where the message is nothing but a number', () => {
  const compiled = compileMessages({ messages: { count: '{n}' }, locale: 'en', file: 'cart.messages.ts' });
  expect(createText('en', { en: compiled })('count', { n: 3 })).toBe('3');
});

test('looks in the locale, then its language, then English, key by key', () => {
  const text = createText('pl-PL', messages);
  expect(text('greet')).toBe('Cześć');
  expect(text('items', { n: 2 })).toBe('2 items');
});

test('knows only its own keys', () => {
  const text = createText('en', messages);
  expect(() => text('missing')).toThrow('There is no message for "missing".');
  expect(() => text('toString')).toThrow(RangeError);
});
