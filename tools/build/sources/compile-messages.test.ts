import fc from 'fast-check';
import { spec } from '../../testing/spec';
import { compileMessages, compileMessagesModule } from './compile-messages.mjs';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  ja: ['other'],
  pl: ['one', 'few', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  'pt-BR': ['one', 'many', 'other'],
};

const compile = (message: string, locale = 'en') =>
  compileMessages({ messages: { message }, locale, file: 'cart.messages.ts' })['message'];
const format = (message: string, values: Record<string, unknown>, locale?: string): string => {
  const compiled = compile(message, locale);
  return typeof compiled === 'function' ? compiled(values) : (compiled ?? '');
};

for (const [locale, own] of Object.entries(AMOUNTS)) {
  spec(['MSGFMT-01', 'MSGFMT-02'], `accepts the plural categories of ${locale} and no others`, () => {
    for (const category of CATEGORIES) {
      const message = `{n, plural, ${category === 'other' ? '' : `${category} {a}`} other {b}}`;
      if (own.includes(category)) expect(() => compile(message, locale)).not.toThrow();
      else
        expect(() => compile(message, locale)).toThrow(
          `has the plural key "${category}", which ${locale} does not know: ${locale} has ${own.join(', ')} for amounts`,
        );
    }
  });

  spec('MSGFMT-02', `accepts any number after = in ${locale}, before its category`, () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (exact, n) => {
        expect(format(`{n, plural, =${exact} {exactly} other {about}}`, { n }, locale)).toBe(
          n === exact ? 'exactly' : 'about',
        );
      }),
    );
  });
}

spec('MSGFMT-01', 'names file, message and the locale’s categories in its error', () => {
  const compileAll = () =>
    compileMessages({
      messages: { fine: 'Fine', lines: '{n, plural, few {# lines} other {# lines}}' },
      locale: 'en',
      file: 'mf-commerce/src/features/cart/cart.messages.ts',
    });
  expect(compileAll).toThrow(
    'mf-commerce/src/features/cart/cart.messages.ts: the message "lines" has the plural key "few", which en does not know: ' +
      'en has one, other for amounts, one, two, few, other for ranks, and any number after "=".',
  );
});

spec('MSGFMT-01', 'checks plurals inside other choices', () => {
  expect(() => compile('{who, select, guest {{n, plural, few {x} other {y}}} other {z}}')).toThrow('"few"');
  expect(() => compile('{n, plural, one {{m, plural, =0 {x} two {y} other {z}}} other {z}}')).toThrow('"two"');
});

spec('MSGFMT-02', 'formats nested choices', () => {
  const message =
    '{who, select, guest {{n, plural, =0 {No guests} one {# guest of {host}} other {# guests of {host}}}} other {Nobody}}';
  expect(format(message, { who: 'guest', n: 0, host: 'Ada' })).toBe('No guests');
  expect(format(message, { who: 'guest', n: 1, host: 'Ada' })).toBe('1 guest of Ada');
  expect(format(message, { who: 'guest', n: 1234, host: 'Ada' })).toBe('1,234 guests of Ada');
  expect(format(message, { who: 'cat', n: 1, host: 'Ada' })).toBe('Nobody');
  expect(format('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd');
  expect(format('{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 22 }, 'pl')).toBe(
    '22 pliki',
  );
});

test('turns messages without placeholders into constants', () => {
  expect(compile('Add to cart')).toBe('Add to cart');
  expect(compile("It''s '{not}' a value")).toBe("It's {not} a value");
  expect(compile('')).toBe('');
});

test('returns plain text unchanged', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}']/.test(text));
  fc.assert(fc.property(plain, (text) => expect(compile(text)).toBe(text)));
});

test('inserts values unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (name, n) =>
      expect(format('{name}: {n}', { name, n })).toBe(`${name}: ${n}`),
    ),
  );
});

test('refuses invalid messages and unknown locales', () => {
  expect(() => compile('{n, plural, one {x}')).toThrow('cart.messages.ts: the message "message" cannot be read');
  expect(() => compile('{n, plural, one {x}}')).toThrow(
    'cart.messages.ts: the message "message" has a choice without the case "other".',
  );
  expect(() => compile('Hello', 'xx')).toThrow('"xx" is no known locale');
});

test('writes a module of constants without imports', () => {
  const text = compileMessagesModule({
    messages: { hello: 'Hello', 'odd key': 'a "b" \\ `c` $d' },
    locale: 'en',
    file: 'x',
  });
  expect(text).not.toContain('import');
  expect(evaluate(text)).toEqual({ hello: 'Hello', 'odd key': 'a "b" \\ `c` $d' });
});

test('imports only what the messages need', () => {
  const text = compileMessagesModule({
    messages: { hello: 'Hello', lines: '{n, plural, one {a line} other {lines}}' },
    locale: 'de',
    file: 'x',
  });
  expect(text.split('\n').filter((line) => line.startsWith('import'))).toEqual([
    'import { de } from "@messageformat/runtime/lib/cardinals";',
    'import { plural } from "@messageformat/runtime";',
  ]);
});

function evaluate(text: string): unknown {
  return new Function(`${text.replace('export const messages =', 'return')}`)();
}
