import { allowedNodes } from '../html/allowed-html';
import { domOf } from '../html/dom-of';
import { parseHtml } from '../html/html-tree';

/** Shows stored HTML in an element until its editor has come: what the server keeps of it, without a browser parsing it. */
export function showHtml(element: HTMLElement, html: string): void {
  element.replaceChildren(...allowedNodes(parseHtml(html)).map((node) => domOf(node, element.ownerDocument)));
}
