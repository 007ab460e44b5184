import type { EditableBlock } from 'shared-types/admin/pages/page-editor';
import type { EditorGroup } from 'shared-types/site/block-editor';
import { ownText } from '../own-text';

/** In the order of the picker. */
export const GROUPS = [
  'text',
  'media',
  'lists',
  'store',
  'forms',
  'social',
  'layout',
  'code',
] as const satisfies readonly EditorGroup[];

export interface BlockGroup {
  readonly group: EditorGroup;
  readonly blocks: readonly EditableBlock[];
}

export interface BlockSearch {
  readonly terms: string;
  /** BCP 47 tag. */
  readonly locale: string;
  /** Without it, code blocks are left out. */
  readonly mayAddScripts: boolean;
}

/** The blocks whose titles contain all terms, in the owner's language or in English, by group. */
export function foundBlocks(blocks: readonly EditableBlock[], search: BlockSearch): readonly BlockGroup[] {
  const terms = plain(search.terms).split(/\s+/);
  const found = blocks.filter(({ editor: { title, group } }) => {
    const names = plain(`${ownText(title, search.locale)} ${title.en}`);
    return (search.mayAddScripts || group !== 'code') && terms.every((term) => names.includes(term));
  });
  return GROUPS.map((group) => ({ group, blocks: found.filter(({ editor }) => editor.group === group) })).filter(
    (one) => one.blocks.length > 0,
  );
}

/** Without accents and capitals; `ł` has no accent that could be taken off. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();
}
