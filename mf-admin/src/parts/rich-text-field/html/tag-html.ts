import type { HtmlElement, HtmlNode } from './html-tree';
import type { Attributes } from './rich-blocks';

const VOID = /^(?:br|hr|wbr)$/;

/** A start tag. */
export function startTag(tag: string, attributes: Attributes = {}): string {
  const named = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapedValue(value)}"`,
  );
  return `<${tag}${named.join('')}>`;
}

/** HTML around HTML. */
export function tagged(tag: string, attributes: Attributes | undefined, inside: string): string {
  return `${startTag(tag, attributes)}${inside}</${tag}>`;
}

export function nodeHtml(node: HtmlNode): string {
  return typeof node === 'string' ? escapedText(node) : elementHtml(node);
}

function elementHtml({ tag, attributes, children }: HtmlElement): string {
  return VOID.test(tag) ? startTag(tag, attributes) : tagged(tag, attributes, children.map(nodeHtml).join(''));
}

export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapedValue(text: string): string {
  return escapedText(text).replaceAll('"', '&quot;');
}
