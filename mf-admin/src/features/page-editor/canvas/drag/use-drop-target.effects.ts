import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { moveBlock } from '../../commands/block.commands';
import { typeName } from '../type-name';
import { announceMove } from '../layer/announce-move';
import type { FramePage } from '../frame/frame-page';
import type { LayerPartProps } from '../layer/layer-props';
import { startAutoScroll } from './auto-scroll.effects';
import { draggedBlock } from './drag-block.effects';
import { dropAt, isOwnPlace, type Drop, type Point } from './drop-place';

export interface DropTargetOptions extends LayerPartProps {
  readonly page: FramePage;
  /** Where a block would be dropped now; undefined ends it. */
  readonly onDrop: (drop: Drop | undefined) => void;
}

/** Makes the layer take dragged blocks; true while one is dragged. */
export function useDropTarget(layer: RefObject<HTMLElement | null>, options: DropTargetOptions): boolean {
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    let scroller: ReturnType<typeof startAutoScroll> | undefined;
    const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      const { scale, page } = latest.current;
      const { scrollX, scrollY } = page.view;
      return { x: (clientX - left) / scale + scrollX, y: (clientY - top) / scale + scrollY };
    };
    const leave = (): void => {
      scroller?.stop();
      scroller = undefined;
      latest.current.onDrop(undefined);
    };
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedBlock(source.data) !== undefined,
      onDrag: ({ location, source }) => {
        const { measured, onDrop, page } = latest.current;
        const { input } = location.current;
        scroller ??= startAutoScroll(element, page.view);
        scroller.move(input.clientY);
        const drop = dropAt(measured, pointOf(input));
        onDrop(isOwnPlace(measured, draggedBlock(source.data) ?? '', drop.place) ? undefined : drop);
      },
      onDragLeave: leave,
      onDrop: ({ location, source }) => {
        const { measured, store, host, view } = latest.current;
        const { place } = dropAt(measured, pointOf(location.current.input));
        const id = draggedBlock(source.data) ?? '';
        leave();
        const name = typeName(view, store.getState().content.blocks[id]?.type, host);
        if (isOwnPlace(measured, id, place)) return host.announcer.announce(host.text('canvasDropCancelled', { name }));
        store.run(moveBlock(id, place));
        announceMove({ id, name, store, host });
      },
    });
    // Outside of the layer too, so that a drag that comes back meets the layer and not the frame.
    const monitor = monitorForElements({
      canMonitor: ({ source }) => draggedBlock(source.data) !== undefined,
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
    return combine(target, monitor, leave);
  }, [layer]);
  return isDragging;
}
