import type { HtmlElement, HtmlNode } from './html-tree';
import type { ListBlock, Run } from './rich-blocks';
import { trimmed } from './runs-of-html';

const MARKER = /mso-list:\s*ignore/i;

/** Word writes items of lists as paragraphs, with their bullets or numbers as text. */
export function isWordItem({ tag, attributes }: HtmlElement): boolean {
  return tag === 'p' && /^MsoListParagraph/.test(attributes['class'] ?? '');
}

/** The item as a list of its own. */
export function wordItem(
  element: HtmlElement,
  runsOf: (nodes: readonly HtmlNode[]) => readonly Run[],
): ListBlock & { readonly isWord: true } {
  const marker = textOf(markersIn(element.children));
  const runs = trimmed(runsOf(withoutMarkers(element.children)));
  return { tag: /^[\p{L}\p{N}]+[.)]/u.test(marker.trim()) ? 'ol' : 'ul', items: [{ runs, lists: [] }], isWord: true };
}

function isMarker(node: HtmlNode): boolean {
  return typeof node !== 'string' && MARKER.test(node.attributes['style'] ?? '');
}

function markersIn(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) => {
    if (isMarker(node)) return [node];
    return typeof node === 'string' ? [] : markersIn(node.children);
  });
}

function withoutMarkers(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) => {
    if (isMarker(node)) return [];
    return typeof node === 'string' ? node : { ...node, children: withoutMarkers(node.children) };
  });
}

function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
