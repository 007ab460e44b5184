import type { ReactElement } from 'react';
import type { EditableBlock } from 'shared-types/admin/pages/page-editor';
import { ownText } from '../own-text';

interface BlockTileProps {
  readonly block: EditableBlock;
  readonly locale: string;
  readonly onPick: (block: EditableBlock) => void;
}

/** A type of block, by its picture and its name. */
export function BlockTile({ block, locale, onPick }: BlockTileProps): ReactElement {
  const { picture, title } = block.editor;
  return (
    <button type="button" className="admin-page-editor__tile" onClick={() => onPick(block)}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d={picture} />
      </svg>
      <span>{ownText(title, locale)}</span>
    </button>
  );
}
