import fc from 'fast-check';
import {
  cutHtmlTemplate,
  fillHtmlTemplate,
  insertHtml,
  parseHtmlTemplate,
  htmlIncludes,
  type HtmlTemplate,
} from './html-template';

const PREFIX = 'c0ffee-';

/** The text of a template, with its placeholders by name. */
const textOf = (template: HtmlTemplate) => fillHtmlTemplate(template, (placeholder) => `[${placeholder}]`).toString();

test('fills placeholders and leaves the rest unchanged', () => {
  const template = parseHtmlTemplate(`a${PREFIX}one;b${PREFIX}two;c`, PREFIX);
  expect(fillHtmlTemplate(template, (placeholder) => `<${placeholder} é…>`).toString()).toBe('a<one é…>b<two é…>c');
});

test('filling with templates and then with values equals filling at once', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes(PREFIX));
  fc.assert(
    fc.property(text, text, text, (before, inside, after) => {
      const outer = parseHtmlTemplate(`${before}${PREFIX}block;${after}${PREFIX}nonce;`, PREFIX);
      const inner = parseHtmlTemplate(`${inside}${PREFIX}crumb;${inside}`, PREFIX);
      const joined = insertHtml(outer, { block: inner });
      expect(textOf(joined)).toBe(`${before}${inside}[crumb]${inside}${after}[nonce]`);
    }),
  );
});

test('a text is found in a template if no placeholder divides it', () => {
  const template = parseHtmlTemplate(`<p>${PREFIX}one;<img${PREFIX}two;>`, PREFIX);
  expect(['<img', '<p>', '<img>', 'one'].map((text) => htmlIncludes(template, text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('cutting between two placeholders removes both, and leaves one placeholder in their place', () => {
  const around = fc.constantFrom('', 'a', `${PREFIX}nonce;`, `b${PREFIX}crumb;${PREFIX}key;`);
  fc.assert(
    fc.property(around, around, around, (before, inside, after) => {
      const whole = parseHtmlTemplate(`${before}${PREFIX}begin;${inside}${PREFIX}end;${after}`, PREFIX);
      const { rest, cut } = cutHtmlTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' });
      expect(textOf(rest)).toBe(textOf(parseHtmlTemplate(`${before}${PREFIX}place;${after}`, PREFIX)));
      expect(cut && textOf(cut)).toBe(textOf(parseHtmlTemplate(inside, PREFIX)));
    }),
  );
});

test('without the two placeholders in this order nothing is cut', () => {
  for (const text of ['', `a${PREFIX}begin;b`, `${PREFIX}end;`, `${PREFIX}end;a${PREFIX}begin;`]) {
    const whole = parseHtmlTemplate(text, PREFIX);
    expect(cutHtmlTemplate(whole, { from: 'begin', to: 'end', leaving: 'place' })).toEqual({
      rest: whole,
      cut: undefined,
    });
  }
});
