import type { PageContent } from 'shared-types/admin/pages/page-content';
import { blockName } from '../block-name';
import type { EditorProps } from '../editor-props';
import type { Selection } from '../state/page-editor-store';

/** A part of the page as a line of the tree. */
export interface OutlineNode {
  readonly key: string;
  readonly label: string;
  /** Absent for the page. */
  readonly selection?: Selection;
  readonly children: readonly OutlineNode[];
}

export const PAGE_KEY = 'page';

/** The page with its sections, columns and blocks; the blocks of a section's only column are the section's. */
export function outlineNodes(content: PageContent, { view, host }: Pick<EditorProps, 'view' | 'host'>): OutlineNode {
  const blockNode = (id: string): OutlineNode => ({
    key: keyOf({ kind: 'block', id }),
    label: blockName(content.blocks[id], view, host),
    selection: { kind: 'block', id },
    children: [],
  });
  const rowNode = ({ columns }: PageContent['body']['layout']['rows'][number], row: number): OutlineNode => {
    const selection = { kind: 'row', row } as const;
    const label = host.text('outlineRow', { row: row + 1 });
    const [only] = columns;
    if (only && columns.length === 1)
      return { key: keyOf(selection), label, selection, children: only.blocks.map(blockNode) };
    const children = columns.map(({ blocks }, column): OutlineNode => {
      const own = { kind: 'column', row, column } as const;
      return {
        key: keyOf(own),
        label: host.text('outlineColumn', { column: column + 1 }),
        selection: own,
        children: blocks.map(blockNode),
      };
    });
    return { key: keyOf(selection), label, selection, children };
  };
  return {
    key: PAGE_KEY,
    label: content.title || host.text('outlinePage'),
    children: content.body.layout.rows.map(rowNode),
  };
}

export function keyOf(selection: Selection | undefined): string {
  if (!selection) return PAGE_KEY;
  if (selection.kind === 'block') return `block ${selection.id}`;
  return selection.kind === 'row' ? `row ${selection.row}` : `column ${selection.row} ${selection.column}`;
}

/** A line that is shown, with what a screen reader says of its place. */
export interface OutlineLine {
  readonly node: OutlineNode;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly count: number;
  readonly parent?: string;
  /** Absent for a line without lines below it. */
  readonly isOpen?: boolean;
}

/** The lines that are shown: those below a closed one are not, unless one of them is selected. */
export function outlineLines(root: OutlineNode, closed: ReadonlySet<string>, selected: string): OutlineLine[] {
  const walk = (node: OutlineNode, place: Omit<OutlineLine, 'node' | 'isOpen'>): OutlineLine[] => {
    const { children, key } = node;
    if (children.length === 0) return [{ ...place, node }];
    const isOpen = !closed.has(key) || children.some((child) => holds(child, selected));
    const below = isOpen
      ? children.flatMap((child, index) =>
          walk(child, { level: place.level + 1, position: index + 1, count: children.length, parent: key }),
        )
      : [];
    return [{ ...place, node, isOpen }, ...below];
  };
  return walk(root, { level: 1, position: 1, count: 1 });
}

function holds({ key, children }: OutlineNode, wanted: string): boolean {
  return key === wanted || children.some((child) => holds(child, wanted));
}
