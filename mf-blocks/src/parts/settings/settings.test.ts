import fc from 'fast-check';
import { readSettings } from './settings';

test('reads present settings and fills in missing ones', () => {
  const settings = readSettings({
    title: 'Hello',
    align: 'end',
    ratio: 1.5,
    link: { href: '/' },
    items: [{ name: 'a' }],
    open: true,
    x: 0.2,
  });
  expect(settings.text('title')).toBe('Hello');
  expect(settings.optionalText('nothing')).toBeUndefined();
  expect(settings.oneOf('align', ['start', 'end'])).toBe('end');
  expect(settings.oneOf('nothing', ['start', 'end'])).toBe('start');
  expect(settings.optionalSize('ratio')).toBe(1.5);
  expect(settings.flag('open')).toBe(true);
  expect(settings.flag('nothing')).toBe(false);
  expect(settings.flag('nothing', true)).toBe(true);
  expect(settings.optionalNumber('x', -1, 1)).toBe(0.2);
  expect(settings.optionalNumber('nothing', -1, 1)).toBeUndefined();
  expect(settings.fraction('x')).toBe(0.2);
  expect(settings.fraction('nothing')).toBe(0.5);
  expect(settings.group('link').text('href')).toBe('/');
  expect(settings.optionalGroup('nothing')).toBeUndefined();
  expect(settings.list('items').map((item) => item.text('name'))).toEqual(['a']);
});

test.each([
  [
    'The setting “title” must be text that is not empty.',
    { title: '' },
    (value: object) => readSettings(value).text('title'),
  ],
  ['The setting “title” must be text.', { title: 5 }, (value: object) => readSettings(value).text('title')],
  [
    'The setting “align” must be one of start, end.',
    { align: 'middle' },
    (value: object) => readSettings(value).oneOf('align', ['start', 'end']),
  ],
  [
    'The setting “ratio” must be a number above zero.',
    { ratio: -1 },
    (value: object) => readSettings(value).optionalSize('ratio'),
  ],
  ['The setting “x” must be a number from 0 to 1.', { x: 2 }, (value: object) => readSettings(value).fraction('x')],
  [
    'The setting “gap” must be a number from 0 to 200.',
    { gap: Number.NaN },
    (value: object) => readSettings(value).optionalNumber('gap', 0, 200),
  ],
  ['The setting “open” must be true or false.', { open: 'yes' }, (value: object) => readSettings(value).flag('open')],
  [
    'The setting “link.href” must be text.',
    { link: { href: [] } },
    (value: object) => readSettings(value).group('link').text('href'),
  ],
  [
    'The setting “items[1]” must be an object.',
    { items: [{}, 'b'] },
    (value: object) => readSettings(value).list('items'),
  ],
  ['The setting “items” must be a list.', { items: {} }, (value: object) => readSettings(value).list('items')],
])('rejects with “%s”', (message, value, read) => {
  expect(() => read(value)).toThrow(message);
});

test('rejects anything but objects, and never throws another error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isObject) expect(readSettings(value)).toBeDefined();
      else expect(() => readSettings(value)).toThrow('A block’s settings must be an object.');
    }),
  );
});
