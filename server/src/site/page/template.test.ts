import fc from 'fast-check';
import { cutTemplate, fillTemplate, fillWithTemplates, joinTemplates, parseTemplate } from './template';

const PREFIX = 'c0ffee-';

test('fills holes and leaves the rest as it is', () => {
  const template = parseTemplate(`a${PREFIX}one;b${PREFIX}two;c`, PREFIX);
  expect(template.holes).toEqual(['one', 'two']);
  expect(fillTemplate(template, (hole) => `<${hole}>`)).toBe('a<one>b<two>c');
});

test('filling with templates and then with values equals filling at once', () => {
  const text = fc.string().filter((value) => !value.includes(PREFIX));
  fc.assert(
    fc.property(text, text, text, (before, inside, after) => {
      const outer = parseTemplate(`${before}${PREFIX}block;${after}${PREFIX}nonce;`, PREFIX);
      const inner = parseTemplate(`${inside}${PREFIX}crumb;${inside}`, PREFIX);
      const joined = fillWithTemplates(outer, (hole) => (hole === 'block' ? inner : undefined));
      expect(joined.holes).toEqual(['crumb', 'nonce']);
      expect(fillTemplate(joined, (hole) => `[${hole}]`)).toBe(`${before}${inside}[crumb]${inside}${after}[nonce]`);
    }),
  );
});

test('templates one after the other say what their texts say together, holes in order', () => {
  const parts = [`a${PREFIX}one;b`, '', `${PREFIX}two;`, 'c'];
  const joined = joinTemplates(parts.map((part) => parseTemplate(part, PREFIX)));
  expect(joined).toEqual(parseTemplate(parts.join(''), PREFIX));
});

test('what stands between two holes is taken out with its own holes, and one hole stays in its place', () => {
  const around = fc.constantFrom('', 'a', `${PREFIX}nonce;`, `b${PREFIX}crumb;${PREFIX}key;`);
  fc.assert(
    fc.property(around, around, around, (before, inside, after) => {
      const whole = parseTemplate(`${before}${PREFIX}begin;${inside}${PREFIX}end;${after}`, PREFIX);
      const { rest, cut } = cutTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' });
      expect(rest).toEqual(parseTemplate(`${before}${PREFIX}place;${after}`, PREFIX));
      expect(cut).toEqual(parseTemplate(inside, PREFIX));
    }),
  );
});

test('where the two holes are not there in their order, nothing is taken out', () => {
  for (const text of ['', `a${PREFIX}begin;b`, `${PREFIX}end;`, `${PREFIX}end;a${PREFIX}begin;`]) {
    const whole = parseTemplate(text, PREFIX);
    expect(cutTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' })).toEqual({ rest: whole, cut: undefined });
  }
});
