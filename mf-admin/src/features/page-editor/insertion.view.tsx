import type { ReactElement } from 'react';
import { blockName } from './block-name';
import { insertBlock } from './commands/block.commands';
import type { BlockPlace } from './commands/block-place';
import type { EditorProps } from './editor-props';
import { BlockPicker } from './picker/block-picker.view';

interface InsertionProps extends EditorProps {
  readonly place: BlockPlace;
  readonly onDone: () => void;
}

/** Asks for a block and adds it at a place. */
export function Insertion({ view, store, host, place, onDone }: InsertionProps): ReactElement {
  return (
    <BlockPicker
      view={view}
      host={host}
      onPick={(block) => {
        onDone();
        if (!block) return;
        store.run(insertBlock(block, place));
        host.announcer.announce(host.text('editorInserted', { name: blockName(block, view, host) }));
      }}
    />
  );
}
