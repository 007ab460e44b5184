import type { HtmlNode } from './html-tree';

/** A node of a document; its elements and attributes must be such as the server keeps. */
export function domOf(node: HtmlNode, owner: Document): Node {
  if (typeof node === 'string') return owner.createTextNode(node);
  const element = owner.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map((child) => domOf(child, owner)));
  return element;
}
