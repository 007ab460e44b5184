import type { HtmlElement, HtmlNode } from './html-tree';
import { MARKS, type ListBlock, type Mark, type RichBlock, type RichLink, type Run } from './rich-blocks';
import { isSameLink } from './runs-of-html';

const VOID = /^(?:br|hr|wbr)$/;

/** Writes formatted text as HTML, always in the same way. */
export function htmlOfBlocks(blocks: readonly RichBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: RichBlock): string {
  if ('kept' in block) return nodeHtml(block.kept);
  return 'items' in block ? listHtml(block) : `<${block.tag}>${runsHtml(block.runs)}</${block.tag}>`;
}

function listHtml({ tag, start, items }: ListBlock): string {
  const inside = items.map(({ runs, lists }) => `<li>${runsHtml(runs)}${lists.map(listHtml).join('')}</li>`);
  return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${inside.join('')}</${tag}>`;
}

function runsHtml(runs: readonly Run[]): string {
  return grouped(runs, ({ link }, other) => isSameLink(link, other.link))
    .map((group) => {
      const [first] = group;
      const inside = markedHtml(group, MARKS);
      return first?.link ? `<a ${linkAttributes(first.link)}>${inside}</a>` : inside;
    })
    .join('');
}

function linkAttributes({ href, newWindow }: RichLink): string {
  return `href="${escaped(href)}"${newWindow ? ' target="_blank" rel="noopener"' : ''}`;
}

function markedHtml(runs: readonly Run[], [mark, ...rest]: readonly Mark[]): string {
  if (mark === undefined) return runs.map(runHtml).join('');
  return grouped(runs, (one, other) => one.marks.includes(mark) === other.marks.includes(mark))
    .map((group) => {
      const inside = markedHtml(group, rest);
      return group[0]?.marks.includes(mark) ? `<${mark}>${inside}</${mark}>` : inside;
    })
    .join('');
}

function runHtml(run: Run): string {
  if ('kept' in run) return nodeHtml(run.kept);
  return 'text' in run ? escaped(run.text) : '<br>';
}

/** Neighbours that belong together. */
function grouped(runs: readonly Run[], belong: (one: Run, other: Run) => boolean): Run[][] {
  return runs.reduce<Run[][]>((groups, run) => {
    const last = groups.at(-1);
    if (last?.[0] && belong(last[0], run)) last.push(run);
    else groups.push([run]);
    return groups;
  }, []);
}

function nodeHtml(node: HtmlNode): string {
  return typeof node === 'string' ? escaped(node) : elementHtml(node);
}

function elementHtml({ tag, attributes, children }: HtmlElement): string {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${names.join('')}>`;
  return VOID.test(tag) ? start : `${start}${children.map(nodeHtml).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
