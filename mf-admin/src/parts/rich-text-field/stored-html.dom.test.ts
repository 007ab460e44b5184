import fc from 'fast-check';
import { $getRoot, $setCompositionKey, INSERT_PARAGRAPH_COMMAND, type LexicalEditor } from 'lexical';
import { cleanHtml } from '../../../../server/src/site/import/clean-html';
import { createRichText } from './editor/create-rich-text';
import type { RichText } from './rich-text';

let editors: RichText[] = [];
afterEach(() => {
  for (const editor of editors) editor.stop();
  editors = [];
  document.body.replaceChildren();
});

function open(html: string, direction?: 'ltr' | 'rtl') {
  const element = document.body.appendChild(document.createElement('div'));
  const changes: string[] = [];
  const editor = createRichText(element, { html, direction, onChange: (next) => void changes.push(next) });
  editors.push(editor);
  const lexical = (element as unknown as { readonly __lexicalEditor: LexicalEditor }).__lexicalEditor;
  /** Types after a text, or instead of it. */
  const type = (text: string, typed: string, replaces = false) =>
    lexical.update(
      () => {
        const node = $getRoot()
          .getAllTextNodes()
          .find((one) => one.getTextContent().includes(text));
        if (!node) throw new Error(`There is no text ${text} to edit.`);
        const at = node.getTextContent().indexOf(text);
        node.spliceText(replaces ? at : at + text.length, replaces ? text.length : 0, typed, true);
      },
      { discrete: true },
    );
  return { editor, element, changes, lexical, type };
}

const attributes = () =>
  fc
    .subarray(['lang', 'dir', 'title'])
    .chain((own) => fc.tuple(fc.constant(own), fc.shuffledSubarray(own, { minLength: own.length })))
    .map(([, order]) => order.map((name) => ` ${name}="${VALUES[name] ?? 'x'}"`).join(''));
const VALUES: Readonly<Record<string, string>> = { lang: 'he', dir: 'rtl', title: 'a &amp; &quot;b&quot;' };

/** A word that is nowhere else in the text: numbers come in at the end. */
const word = fc.constantFrom('word', 'ąę', 'שלום', 'a &amp; &lt;b&gt; "c"').map((text) => `${text}#`);
const inline: fc.Memo<string> = fc.memo((depth) =>
  depth <= 1
    ? word
    : fc.oneof(
        word,
        fc
          .tuple(
            fc.constantFrom('strong', 'b', 'em', 'i', 'u', 's', 'sub', 'mark', 'code', 'span', 'span'),
            attributes(),
            runs(depth - 1),
          )
          .filter(([tag, given]) => tag !== 'span' || !given.includes('dir='))
          .map(([tag, given, inside]) => `<${tag}${given}>${inside}</${tag}>`),
        fc.tuple(attributes(), word).map(([given, inside]) => `<a href="/shop?a=1&amp;b=2"${given}>${inside}</a>`),
        fc.constantFrom(
          '<br />x',
          '<abbr title="t">kept</abbr>',
          '<time datetime="2026-11-29">kept</time>',
          '<span dir="rtl">kept</span>',
        ),
      ),
);
const runs = fc.memo((depth) =>
  fc
    .tuple(word, fc.array(inline(depth), { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest].join(' ').replaceAll(' <br', '<br')),
);
const list: fc.Memo<string> = fc.memo((depth) =>
  fc
    .tuple(
      fc.constantFrom('ul', 'ol'),
      attributes(),
      fc.array(
        fc.tuple(attributes(), runs(2), depth > 1 ? fc.option(list(depth - 1)) : fc.constant(null), fc.boolean()),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    )
    .map(([tag, given, items]) => {
      const inside = items.map(
        ([own, text, inner, inParagraph]) => `<li${own}>${inParagraph ? `<p>${text}</p>` : text}${inner ?? ''}</li>`,
      );
      return `<${tag}${given}${tag === 'ol' ? ' start="3" reversed' : ''}>${inside.join('')}</${tag}>`;
    }),
);
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'), attributes(), runs(3))
    .map(([tag, given, inside]) => `<${tag}${given}>${inside}</${tag}>`),
  fc
    .tuple(attributes(), fc.array(fc.tuple(attributes(), runs(2)), { minLength: 1, maxLength: 3 }))
    .map(
      ([given, all]) => `<blockquote${given}>${all.map(([own, text]) => `<p${own}>${text}</p>`).join('')}</blockquote>`,
    ),
  list(2),
  fc.constantFrom(
    '<hr />',
    '<p></p>',
    '<table><tbody><tr><td lang="pl">kept</td></tr></tbody></table>',
    '<dl><dt>kept</dt></dl>',
  ),
);
const page = fc
  .array(fc.tuple(block, fc.constantFrom('', '\n', '\n\n  ')), { minLength: 1, maxLength: 5 })
  .map((blocks) => blocks.flat().join(''))
  .map((html) => {
    let count = 0;
    return html.replace(/#/g, () => `${++count}.`);
  })
  .filter((html) => /\d\./.test(html));

test('one typed letter changes that letter of the stored HTML alone, whatever the server keeps', () => {
  fc.assert(
    fc.property(page, fc.nat(), (stored, chosen) => {
      expect(cleanHtml(stored)).toBe(stored);
      const words = stored.match(/\d+\./g) ?? [];
      const number = words[chosen % words.length] ?? '';
      const { type, changes } = open(stored, 'rtl');
      const place = new RegExp(`(?<!\\d)${number.replace('.', '\\.')}`);
      const before = stored
        .slice(0, stored.search(place))
        .replace(/^.*[>;]/s, '')
        .slice(-1);
      type(`${before}${number}`, 'Z');
      expect(changes).toEqual([stored.replace(place, `${number}Z`)]);
    }),
    { numRuns: 150 },
  );
});

test('what is typed and deleted again leaves the stored HTML as it was', () => {
  const stored = "<p class='a'>One</p>\n<h2 dir=rtl>Two</h2> loose <b>text</b>";
  const { type, changes } = open(stored);
  type('One', '!');
  type('One!', 'One', true);
  expect(changes).toEqual(['<p>One!</p>\n<h2 dir=rtl>Two</h2> loose <b>text</b>', stored]);
});

test('a format changes nothing around it', () => {
  const { editor, changes, lexical } = open('<p lang="pl">a <i title="t">word</i></p><p dir="ltr">end</p>');
  lexical.update(() => void $getRoot().getAllTextNodes()[1]?.select(0, 4), { discrete: true });
  editor.toggle('bold');
  editor.toggle('heading2');
  editor.toggle('bulletList');
  expect(changes).toEqual([
    '<p lang="pl">a <strong><i title="t">word</i></strong></p><p dir="ltr">end</p>',
    '<h2 lang="pl">a <strong><i title="t">word</i></strong></h2><p dir="ltr">end</p>',
    '<ul><li lang="pl">a <strong><i title="t">word</i></strong></li></ul><p dir="ltr">end</p>',
  ]);
});

test('a paragraph that is cut in two stays in its language and direction', () => {
  const { changes, lexical } = open('<p lang="ar" dir="rtl" title="t">سلامعالم</p>');
  lexical.update(() => void $getRoot().getAllTextNodes()[0]?.select(4, 4), { discrete: true });
  lexical.update(() => void lexical.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined), { discrete: true });
  expect(changes.at(-1)).toBe('<p lang="ar" dir="rtl" title="t">سلام</p><p lang="ar" dir="rtl">عالم</p>');
});

test('nothing of an input method is stored before it has ended', async () => {
  const { changes, type, lexical } = open('<p>One</p>');
  lexical.update(() => $setCompositionKey($getRoot().getAllTextNodes()[0]?.getKey() ?? null), { discrete: true });
  type('One', 'k');
  type('Onek', 'Oneか', true);
  expect(changes).toEqual([]);
  lexical.update(() => $setCompositionKey(null), { discrete: true });
  expect(changes).toEqual(['<p>Oneか</p>']);
});

describe('the direction of a block follows its letters', () => {
  test.each([
    ['<p>One</p>', 'שלום', '<p dir="rtl">שלום</p>', 'ltr'],
    ['<p>One</p>', '12 مرحبا', '<p dir="rtl">12 مرحبا</p>', 'ltr'],
    ['<p>One</p>', 'Two', '<p>Two</p>', 'ltr'],
    ['<p dir="ltr">One</p>', 'שלום', '<p dir="rtl">שלום</p>', 'ltr'],
    ['<p dir="rtl">שלום</p>', 'One', '<p>One</p>', 'ltr'],
    ['<p>שלום</p>', 'One', '<p dir="ltr">One</p>', 'rtl'],
    // Somebody has wanted it so.
    ['<p dir="rtl">One</p>', 'Two', '<p dir="rtl">Two</p>', 'ltr'],
    ['<p dir="rtl">One</p>', 'שלום', '<p dir="rtl">שלום</p>', 'ltr'],
    ['<ul><li>One</li></ul>', 'שלום', '<ul dir="rtl"><li>שלום</li></ul>', 'ltr'],
  ] as const)('%s with %s is %s on a page that is %s', (html, typed, expected, ofPage) => {
    const { type, changes, element } = open(html, ofPage);
    type(element.textContent, typed, true);
    expect(changes.at(-1)).toBe(expected);
    expect(element.firstElementChild?.getAttribute('dir')).toBe(/dir="(\w+)"/.exec(expected)?.[1] ?? null);
  });

  test('and the page’s own is that around the text', () => {
    document.body.dir = 'rtl';
    const { type, changes, element, editor } = open('<p>שלום</p>');
    type('שלום', 'One', true);
    editor.stop();
    document.body.removeAttribute('dir');
    expect([changes.at(-1), element.hasAttribute('dir')]).toEqual(['<p dir="ltr">One</p>', false]);
  });
});
