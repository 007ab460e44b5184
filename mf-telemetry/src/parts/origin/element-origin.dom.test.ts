import { elementOrigin } from './element-origin.effects';
import { RELEASE } from './release.fixture';

Object.assign(globalThis, { colonnade: { release: RELEASE } });

const node = (selector: string) => document.querySelector(selector);
const origin = (of: Node | null | undefined) => elementOrigin(of);

beforeEach(() => {
  document.body.innerHTML = `
    <header><a id="title">Shop</a><div data-feature="commerce/indicator" data-remote="mf-commerce"><b id="count">2</b></div></header>
    <main><div data-feature="blocks/text" data-remote="mf-blocks"><p id="text">Words</p></div>
    <div data-feature="consent/settings" data-remote="mf-consent"><p id="shown">Cookies</p></div>
    <div data-feature="forms/off" data-remote="mf-forms"><p id="off">A form</p></div></main>`;
});

test('an element in a block belongs to its remote, in the version of the page’s release', () => {
  expect(origin(node('#text'))).toBe('mf-blocks@3.0.0-cccc');
  expect(origin(node('#text')?.firstChild)).toBe('mf-blocks@3.0.0-cccc');
  expect(origin(node('[data-remote="mf-commerce"]'))).toBe('mf-commerce@2.0.0-bbbb');
});

test('a block in a part of the frame still belongs to its remote', () => {
  expect(origin(node('#count'))).toBe('mf-commerce@2.0.0-bbbb');
});

test('a remote with only HTML on the page is named with its version', () => {
  expect(origin(node('#shown'))).toBe('mf-consent@4.0.0-dddd');
});

test('the frame around the blocks belongs to the shell', () => {
  for (const selector of ['#title', 'header', 'main', 'body']) expect(origin(node(selector))).toBe('shell@1.0.0-aaaa');
});

test('a remote that is not in the release is named without its version', () => {
  expect(origin(node('#off'))).toBe('mf-forms@unknown');
});

test('a removed element has no origin', () => {
  const gone = node('#text');
  gone?.remove();
  for (const missing of [gone, null, undefined]) expect(origin(missing)).toBe('page');
});
