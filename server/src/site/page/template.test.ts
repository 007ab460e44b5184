import fc from 'fast-check';
import {
  cutTemplate,
  fillTemplate,
  fillWithTemplates,
  parseTemplate,
  templateIncludes,
  type Template,
} from './template';

const PREFIX = 'c0ffee-';

/** What a template says, its holes by their names. */
const textOf = (template: Template) => fillTemplate(template, (hole) => `[${hole}]`).toString();

test('fills holes and leaves the rest as it is', () => {
  const template = parseTemplate(`a${PREFIX}one;b${PREFIX}two;c`, PREFIX);
  expect(fillTemplate(template, (hole) => `<${hole} é…>`).toString()).toBe('a<one é…>b<two é…>c');
});

test('filling with templates and then with values equals filling at once', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes(PREFIX));
  fc.assert(
    fc.property(text, text, text, (before, inside, after) => {
      const outer = parseTemplate(`${before}${PREFIX}block;${after}${PREFIX}nonce;`, PREFIX);
      const inner = parseTemplate(`${inside}${PREFIX}crumb;${inside}`, PREFIX);
      const joined = fillWithTemplates(outer, { block: inner });
      expect(textOf(joined)).toBe(`${before}${inside}[crumb]${inside}${after}[nonce]`);
    }),
  );
});

test('text is found in a template where no hole divides it', () => {
  const template = parseTemplate(`<p>${PREFIX}one;<img${PREFIX}two;>`, PREFIX);
  expect(['<img', '<p>', '<img>', 'one'].map((text) => templateIncludes(template, text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what stands between two holes is taken out with its own holes, and one hole stays in its place', () => {
  const around = fc.constantFrom('', 'a', `${PREFIX}nonce;`, `b${PREFIX}crumb;${PREFIX}key;`);
  fc.assert(
    fc.property(around, around, around, (before, inside, after) => {
      const whole = parseTemplate(`${before}${PREFIX}begin;${inside}${PREFIX}end;${after}`, PREFIX);
      const { rest, cut } = cutTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' });
      expect(textOf(rest)).toBe(textOf(parseTemplate(`${before}${PREFIX}place;${after}`, PREFIX)));
      expect(cut && textOf(cut)).toBe(textOf(parseTemplate(inside, PREFIX)));
    }),
  );
});

test('where the two holes are not there in their order, nothing is taken out', () => {
  for (const text of ['', `a${PREFIX}begin;b`, `${PREFIX}end;`, `${PREFIX}end;a${PREFIX}begin;`]) {
    const whole = parseTemplate(text, PREFIX);
    expect(cutTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' })).toEqual({ rest: whole, cut: undefined });
  }
});
