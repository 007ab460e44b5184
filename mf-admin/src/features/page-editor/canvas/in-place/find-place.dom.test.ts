import { findPlace } from './find-place.effects';
import type { TextPlace } from './text-places';

const place = (key: string, value: string, kind: TextPlace['kind'] = 'text'): TextPlace => ({
  ...{ kind, key, value, longest: 100, hasLines: false },
});
const blockOf = (html: string): HTMLElement => {
  document.body.innerHTML = `<div data-block="a">${html}</div>`;
  return document.body.querySelector('div')!;
};
const found = (block: HTMLElement, pressed: string, places: readonly TextPlace[]) => {
  const one = findPlace(block, block.querySelector(pressed)!, places);
  return one && [one.place.key, one.element.tagName];
};

test('a text is found by what it says, from any element in it', () => {
  const block = blockOf('<section><h2> <span>Made\n by <b>hand</b></span> </h2><p>More</p></section>');
  const places = [place('heading', 'Made by hand'), place('other', 'Other')];
  expect([found(block, 'b', places), found(block, 'h2', places)]).toEqual([
    ['heading', 'SPAN'],
    ['heading', 'H2'],
  ]);
  expect([found(block, 'p', places), found(block, 'section', places)]).toEqual([undefined, undefined]);
});

test('equal texts are told apart by their order', () => {
  const block = blockOf('<h3 class="one">Cup</h3><h3 class="two">Cup</h3><h3 class="three">Cup</h3>');
  const places = [place('items.0', 'Cup'), place('items.1', 'Cup')];
  expect([found(block, '.one', places), found(block, '.two', places), found(block, '.three', places)]).toEqual([
    ['items.0', 'H3'],
    ['items.1', 'H3'],
    ['items.1', 'H3'],
  ]);
});

test('formatted text is the element with all of it, whatever attributes the server has added', () => {
  const value = '<p>Every pot is <strong>thrown</strong>.</p><p>See <a href="/x">how</a>.</p>';
  const block = blockOf(
    `<div class="body">${value.replace('<a', '<a rel="noopener"').replace('<p>', '<p class="x">')}</div>`,
  );
  expect(found(block, 'strong', [place('html', value, 'rich-text')])).toEqual(['html', 'DIV']);
  const twice = blockOf('<div class="one"><p>Same</p></div><div class="two"><p>Same</p></div>');
  const places = [place('a', '<p>Same</p>', 'rich-text'), place('b', '<p>Same</p>', 'rich-text')];
  expect([found(twice, '.one p', places), found(twice, '.two p', places)]).toEqual([
    ['a', 'DIV'],
    ['b', 'DIV'],
  ]);
});

test('an element without text is none', () => {
  expect(found(blockOf('<hr>'), 'hr', [place('a', ' ')])).toBeUndefined();
});
