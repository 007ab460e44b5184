import type { BrokenLinkReason } from 'shared-types/admin/pages/broken-links';
import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { editableBlock } from '../block-name';

/** Something that makes the page harder to use, and does not keep it from being published. */
export type PageWarning = { readonly blockId: string } & (
  | { readonly kind: 'noAlt'; readonly picture: string }
  | { readonly kind: 'broken'; readonly href: string; readonly reason: BrokenLinkReason }
  | { readonly kind: 'skips'; readonly before: number; readonly level: number }
);

/** Pictures without alternative text and headings that skip a level, from the top of the page. */
export function pageWarnings(content: PageContent, view: PageEditorView): PageWarning[] {
  const warnings: PageWarning[] = [];
  let before: number | undefined;
  for (const blockId of blocksInOrder(content)) {
    const block = content.blocks[blockId];
    if (!block) continue;
    for (const picture of picturesWithoutAlt(block.settings, view)) warnings.push({ kind: 'noAlt', blockId, picture });
    for (const level of headingLevels(block, view)) {
      if (before !== undefined && level > before + 1) warnings.push({ kind: 'skips', blockId, before, level });
      before = level;
    }
  }
  return warnings;
}

export function blocksInOrder({ body }: PageContent): string[] {
  return body.layout.rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));
}

function picturesWithoutAlt(value: unknown, view: PageEditorView): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { asset, alt } = value as { readonly asset?: unknown; readonly alt?: unknown };
  const own = typeof asset === 'string' && !alt && view.pictures[asset]?.alt === '' ? [asset] : [];
  return [...own, ...Object.values(value).flatMap((inner) => picturesWithoutAlt(inner, view))];
}

function headingLevels({ type, settings }: PageContent['blocks'][string], view: PageEditorView): number[] {
  const { heading, headingLevel } = settings;
  const own = typeof heading === 'string' && heading !== '' ? [Number(headingLevel ?? 2)] : [];
  const fields = editableBlock(view, type)?.editor.fields ?? [];
  const inText = fields.flatMap(({ kind, key }) => (kind === 'rich-text' ? levelsIn(settings, key) : []));
  return [...own, ...inText];
}

function levelsIn(settings: BlockSettings, key: string): number[] {
  const html = settings[key];
  if (typeof html !== 'string') return [];
  return [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
}
