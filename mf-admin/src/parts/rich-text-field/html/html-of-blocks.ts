import { nodeHtml, tagged } from './tag-html';
import { runsHtml } from './html-of-runs';
import type { Attributes, BreakRun, Lines, ListBlock, RichBlock, Run, TextBlock } from './rich-blocks';

/** Writes formatted text as HTML: blocks that are as they were stored in the stored form, others always in the same way. */
export function htmlOfBlocks(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block, at) => {
      const written = isLoose(block) && isLoose(blocks[at - 1]) ? `<p>${linesHtml(block)}</p>` : blockHtml(block);
      const { source } = block;
      if (!source) return written;
      return `${source.before}${written === source.written ? source.html : written}${source.after}`;
    })
    .join('');
}

/** Writes a block without regard to its stored form. */
export function blockHtml(block: RichBlock): string {
  if ('kept' in block) return nodeHtml(block.kept);
  if ('items' in block) return listHtml(block);
  const inside = linesHtml(block);
  return block.isLoose ? inside : tagged(block.tag, block.attributes, inside);
}

function isLoose(block: RichBlock | undefined): block is TextBlock {
  return block !== undefined && 'isLoose' in block;
}

function listHtml({ tag, start, items, attributes = {} }: ListBlock): string {
  const inside = items.map((item) =>
    tagged('li', item.attributes, `${linesHtml(item)}${item.lists.map(listHtml).join('')}`),
  );
  const { start: stored, ...others } = attributes;
  const isStored = stored !== undefined && Number(stored) === (start ?? 1);
  const numbered = start === undefined ? others : { ...others, start: String(start) };
  return tagged(tag, isStored ? attributes : numbered, inside.join(''));
}

function linesHtml({ runs, inner }: Lines): string {
  if (!inner) return runsHtml(runs);
  return paragraphsOf(runs, inner)
    .map(({ attributes, lines }) => tagged('p', attributes, runsHtml(lines)))
    .join('');
}

interface Paragraph {
  readonly attributes: Attributes;
  readonly lines: Run[];
}

function paragraphsOf(runs: readonly Run[], inner: Attributes): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [{ attributes: inner, lines: [] }];
  for (const run of runs) {
    if (beginsParagraph(run)) paragraphs.push({ attributes: run.between, lines: [] });
    else paragraphs.at(-1)?.lines.push(run);
  }
  return paragraphs.filter(({ lines }) => lines.length > 0);
}

function beginsParagraph(run: Run): run is BreakRun & { readonly between: Attributes } {
  return 'isBreak' in run && run.between !== undefined;
}
