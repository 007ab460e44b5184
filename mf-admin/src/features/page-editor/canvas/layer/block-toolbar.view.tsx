import { useEffect, useRef, type ReactElement, type Ref } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { duplicateBlock, hasRoomFor, removeBlock } from '../../commands/block.commands';
import { moveBlockBy, type Direction } from '../../commands/move-block-by';
import { newId } from '../../commands/new-id';
import { typeName } from '../type-name';
import type { Box } from '../frame/measured-page';
import { announceMove } from './announce-move';
import { dragBlock } from '../drag/drag-block.effects';
import { focusBlockList } from './focus-block-list.effects';
import { Icon } from '../../icon.view';
import type { LayerPartProps } from './layer-props';
import { scaled } from './overlay-boxes';
import { ToolBar, type Tool } from './tool-bar.view';

export interface BlockToolbarProps extends LayerPartProps {
  readonly id: string;
  readonly box: Box;
  readonly content: PageContent;
  readonly ref: Ref<HTMLDivElement>;
  /** The next press on the page says where the block goes. */
  readonly onLift: () => void;
}

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** What can be done with the selected block. */
export function BlockToolbar(props: BlockToolbarProps): ReactElement {
  const { id, box, content, store, host, view, scale, ref, onLift } = props;
  const { text, announcer } = host;
  const handle = useRef<HTMLSpanElement>(null);
  const name = typeName(view, content.blocks[id]?.type, host);
  useEffect(() => {
    const onStart = (): void => host.announcer.announce(host.text('canvasDragging', { name }));
    return handle.current ? dragBlock(handle.current, { id, name, onStart }) : undefined;
  }, [id, name, host]);
  const move = (direction: Direction): Tool => {
    const command = moveBlockBy(content, id, direction);
    const act =
      command &&
      (() => {
        store.run(command);
        announceMove({ id, name, store, host });
      });
    return { icon: direction, label: text('canvasMove', { direction }), act };
  };
  const duplicate = (): void => {
    store.run(duplicateBlock(content, id, newId()));
    announcer.announce(text('canvasDuplicated', { name }));
  };
  const remove = (): void => {
    focusBlockList(handle.current);
    store.run(removeBlock(id));
    announcer.announce(text('canvasDeleted', { name }));
  };
  const tools: readonly Tool[] = [
    ...DIRECTIONS.map(move),
    { icon: 'place', label: text('canvasMoveTo'), act: onLift },
    { icon: 'duplicate', label: text('canvasDuplicate'), act: hasRoomFor(content, 1) ? duplicate : undefined },
    { icon: 'remove', label: text('canvasDelete'), act: remove },
  ];
  return (
    <ToolBar
      label={text('canvasToolbar', { name })}
      box={scaled(box, scale)}
      tools={tools}
      ref={ref}
      onEscape={() => focusBlockList(handle.current)}
    >
      {/* For pointers alone: the buttons beside it are the keyboard's way. */}
      <span
        className="admin-page-editor__canvas-handle"
        title={text('canvasDrag', { name })}
        aria-hidden="true"
        ref={handle}
      >
        <Icon name="drag" />
        <span className="admin-page-editor__canvas-name">{name}</span>
      </span>
    </ToolBar>
  );
}
