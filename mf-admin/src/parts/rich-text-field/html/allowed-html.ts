import { isSafeLink } from 'shared-types/site/link/link-rules';
import type { HtmlElement, HtmlNode } from './html-tree';

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
    return TAGS.has(node.tag) ? allowedElement(node) : allowedNodes(node.children);
  });
}

export function allowedElement({ tag, attributes, children }: HtmlElement): HtmlElement {
  const names = ['lang', 'dir', 'title', ...(ATTRIBUTES[tag] ?? [])];
  const kept = Object.entries(attributes).filter(
    ([name, value]) => names.includes(name) && (name !== 'href' || isSafeLink(value)),
  );
  return { tag, attributes: Object.fromEntries(kept), children: allowedNodes(children) };
}
