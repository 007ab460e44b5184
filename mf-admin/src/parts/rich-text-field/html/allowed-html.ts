import { isSafeLink } from 'shared-types/site/link/link-rules';
import type { HtmlElement, HtmlNode } from './html-tree';
import type { Attributes } from './rich-blocks';

/** As the server keeps them; see `cleanHtml` of the import. */
const TAGS = new Set(
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre address a strong b em i u s small sub sup mark abbr cite q code kbd time span wbr table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  ol: ['start', 'reversed'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
};
/** What the server keeps of nodes. */
export function allowedNodes(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node;
    const tag = node.tag === 'h1' ? 'h2' : node.tag;
    return TAGS.has(tag) ? allowedElement({ ...node, tag }) : allowedNodes(node.children);
  });
}

export function allowedElement(element: HtmlElement): HtmlElement {
  const { tag, children } = element;
  return { tag, attributes: allowedAttributes(element), children: allowedNodes(children) };
}

export function isAllowed(tag: string): boolean {
  return TAGS.has(tag);
}

/** What the server keeps of an element's attributes. */
export function allowedAttributes({ tag, attributes }: Pick<HtmlElement, 'tag' | 'attributes'>): Attributes {
  const names = ['lang', 'dir', 'title', ...(ATTRIBUTES[tag] ?? [])];
  const kept = Object.entries(attributes).filter(
    ([name, value]) => names.includes(name) && (name !== 'href' || isSafeLink(value)),
  );
  return Object.fromEntries(kept);
}
