import type { HtmlElement, HtmlNode } from './html-tree';

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' };
const VOID = /^(?:hr|wbr)$/;

/** The texts, elements and attributes of nodes as one text; white space, line ends at both ends and empty elements do not count. */
export function outline(nodes: readonly HtmlNode[]): string {
  return JSON.stringify(outlines(nodes));
}

function outlines(nodes: readonly HtmlNode[]): readonly unknown[] {
  const all = nodes.flatMap(outlineOf);
  const isText = all.map((one) => one !== BREAK);
  return all.slice(Math.max(0, isText.indexOf(true)), isText.lastIndexOf(true) + 1);
}

const BREAK = 'br/';

function outlineOf(node: HtmlNode): readonly unknown[] {
  if (typeof node === 'string') {
    const text = node.replace(/[\s\u00a0]+/g, ' ').trim();
    return text === '' ? [] : [`"${text}`];
  }
  if (node.tag === 'br') return [BREAK];
  const inside = outlines(node.children);
  return inside.length === 0 && !VOID.test(node.tag) ? [] : [[SAME[node.tag] ?? node.tag, attributesOf(node), inside]];
}

function attributesOf({ attributes }: HtmlElement): readonly unknown[] {
  return Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1));
}
