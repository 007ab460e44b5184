import fc from 'fast-check';
import { createRichText, isKept } from './editor/create-rich-text';
import type { RichText } from './rich-text';
import { startRichText } from './start-rich-text';

let editors: RichText[] = [];
afterEach(() => {
  for (const editor of editors) editor.stop();
  editors = [];
  document.body.replaceChildren();
});

function start(html: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const changes: string[] = [];
  const editor = createRichText(element, { html, onChange: (next) => void changes.push(next) });
  editors.push(editor);
  return { editor, element, changes };
}

/** Lexical handles events of the clipboard after the task they come in. */
const pass = () => new Promise((resolve) => setTimeout(resolve, 20));

async function paste(element: HTMLElement, data: Readonly<Record<string, string>>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, {
    clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' },
  });
  element.dispatchEvent(event);
  await pass();
}

const words = fc.stringMatching(/^[a-zA-Z<&"ąé]{1,6}(?: [a-z>']{1,5})?$/);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const marked = fc
  .tuple(
    words,
    fc.subarray(['strong', 'em', 'u', 's', 'code']),
    fc.constantFrom('', '/shop', 'https://example.com/?a=1&b=2'),
  )
  .map(([text, marks, href]) => {
    const inside = marks.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, escaped(text));
    return href === '' ? inside : `<a href="${escaped(href)}">${inside}</a>`;
  });
const line = fc.array(marked, { minLength: 1, maxLength: 3 }).map((runs) => runs.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 2 }).map((all) => all.join('<br>'));
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.tuple(lines, fc.option(line)), { minLength: 1, maxLength: 3 }))
  .map(([tag, items]) => {
    const inside = items.map(
      ([text, inner]) => `<li>${text}${inner === null ? '' : `<ul><li>${inner}</li></ul>`}</li>`,
    );
    return `<${tag}>${inside.join('')}</${tag}>`;
  });
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'blockquote'), lines)
    .map(([tag, html]) => `<${tag}>${html}</${tag}>`),
  list,
  fc.constantFrom('<hr>', '<table><tbody><tr><td>1</td></tr></tbody></table>', '<p>a <abbr title="b">c</abbr></p>'),
);

/** The HTML that the editor makes of HTML, by a change of format that is taken back. */
function written(html: string): string {
  const { editor, changes } = start(`${html}<p>end</p>`);
  editor.toggle('heading2');
  editor.toggle('heading2');
  editor.stop();
  return changes.at(-1)!.replace(/<p>end<\/p>$/, '');
}

test('any HTML of the editor comes out as it went in', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const once = written(blocks.join(''));
      expect(written(once)).toBe(once);
      expect(once.replace(/<[^>]*>/g, '')).toBe(
        blocks
          .join('')
          .replace(/<br>/g, '')
          .replace(/<[^>]*>/g, ''),
      );
    }),
    { numRuns: 40 },
  );
});

test.each([
  '<p>Every <strong>pot</strong> is <em>thrown</em> <a href="/kiln">here</a>.</p>',
  '<h2>One</h2><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
  '<blockquote>Line<br>and line</blockquote>',
  '<p><a href="https://example.com" target="_blank" rel="noopener">new</a> &amp; &lt;old&gt;</p>',
  '<table><tbody><tr><td colspan="2">kept</td></tr></tbody></table><hr>',
])('the HTML %s stays the same', (html) => {
  expect(written(html)).toBe(html);
});

test.each([
  ['<p>Every <b>pot</b></p>\n<ul><li>a</li></ul>', true],
  ['<h2>One</h2><table><tbody><tr><td>kept</td></tr></tbody></table>', true],
  ['<div><p>One</p></div>', false],
  ['<p dir="rtl">One</p>', true],
  ['<p>Line<br /><q lang="pl" class="a">quoted</q></p>', true],
  ['<h6>One</h6>', true],
])('whether all of %s is kept: %s', (html, kept) => {
  expect(isKept(html)).toBe(kept);
});

test('opening a text changes nothing, and neither does what is shown from elsewhere', async () => {
  const { editor, element, changes } = start('<p>One</p>');
  editor.show('<p>Two</p>');
  await pass();
  expect([changes, element.textContent]).toEqual([[], 'Two']);
});

test('formats are switched on and off, and reported', () => {
  const { editor, changes } = start('<p>One</p>');
  const seen = jest.fn();
  editor.subscribe(seen);
  editor.toggle('bulletList');
  expect([changes.at(-1), editor.getState().formats.has('bulletList')]).toEqual(['<ul><li>One</li></ul>', true]);
  editor.toggle('numberedList');
  expect(changes.at(-1)).toBe('<ol><li>One</li></ol>');
  editor.toggle('heading3');
  expect(changes.at(-1)).toBe('<h3>One</h3>');
  editor.toggle('quote');
  expect(changes.at(-1)).toBe('<blockquote>One</blockquote>');
  editor.toggle('quote');
  expect(changes.at(-1)).toBe('<p>One</p>');
  expect(seen).toHaveBeenCalled();
});

test('a link is written at the caret, changed and removed', () => {
  const { editor, element, changes } = start('<p>See</p>');
  element.tabIndex = 0;
  element.focus();
  editor.link('mailto:me@example.com');
  expect(changes.at(-1)).toBe('<p><a href="mailto:me@example.com">me@example.com</a>See</p>');
  expect(editor.getState().link).toBe('mailto:me@example.com');
  editor.link('/contact');
  expect(changes.at(-1)).toBe('<p><a href="/contact">me@example.com</a>See</p>');
  editor.link(undefined);
  expect(changes.at(-1)).toBe('<p>me@example.comSee</p>');
});

test('what Word copies is cleaned', async () => {
  const { editor, element, changes } = start('<p>Before</p>');
  editor.toggle('paragraph');
  const marker = (text: string) =>
    `<!--[if !supportLists]--><span style='mso-list:Ignore'>${text}<span>&nbsp;</span></span><!--[endif]-->`;
  await paste(element, {
    'text/html': `<html><head><style>p {color: red}</style></head><body><!--StartFragment-->
      <h1 style="color:red" class=MsoTitle>Title<o:p></o:p></h1>
      <p class=MsoNormal>Plain <b style='mso-bidi-font-weight:normal'>bold</b>&nbsp;<span style="font-style:italic">slanted</span></p>
      <p class=MsoListParagraphCxSpFirst>${marker('·')}One</p>
      <p class=MsoListParagraphCxSpLast>${marker('·')}Two</p>
      <p><a href="javascript:alert(1)">no</a><script>alert(1)</script><img src=x onerror=alert(1)></p>
      <!--EndFragment--></body></html>`,
  });
  expect(changes.at(-1)).toContain(
    '<p>Plain <strong>bold</strong>\u00a0<em>slanted</em></p><ul><li>One</li><li>Two</li></ul><p>no</p>',
  );
  expect(changes.at(-1)).not.toMatch(/class|style|alert|onerror/);
});

test('plain text is pasted with its lines and paragraphs', async () => {
  const { editor, element, changes } = start('<p>A</p>');
  editor.toggle('paragraph');
  await paste(element, { 'text/plain': ' <b>\nline\n\nnext' });
  expect(changes.at(-1)).toMatch(/&lt;b&gt;<br>line<\/p><p>next<\/p>$/);
});

test('Ctrl+K asks for a link, and Ctrl+Shift+8 makes a list', async () => {
  const { editor, element, changes } = start('<p>One</p>');
  editor.toggle('paragraph');
  const press = (init: KeyboardEventInit) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...init }));
  expect(press({ key: 'k' })).toBe(false);
  expect(editor.getState().linkRequests).toBe(1);
  press({ key: '*', code: 'Digit8', shiftKey: true });
  await pass();
  expect(changes.at(-1)).toBe('<ul><li>One</li></ul>');
});

test('Tab leaves the editor', () => {
  const { element } = start('<p>One</p>');
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('it works in the document of a frame', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const element = frame.contentDocument!.body.appendChild(frame.contentDocument!.createElement('div'));
  const changes: string[] = [];
  const editor = await startRichText(element, {
    html: '<p>In a frame</p>',
    onChange: (html) => void changes.push(html),
  });
  editors.push(editor);
  editor.toggle('heading2');
  expect([changes.at(-1), element.querySelector('h2')?.textContent]).toEqual(['<h2>In a frame</h2>', 'In a frame']);
  expect(element.getAttribute('contenteditable')).toBe('true');
  editor.stop();
  expect([element.hasAttribute('contenteditable'), element.textContent]).toEqual([false, 'In a frame']);
});
