import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface DraggedItem {
  /** Only items of the same list can be dropped on each other. */
  readonly list: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
}

export interface DragOrder {
  readonly item: RefObject<HTMLLIElement | null>;
  readonly handle: RefObject<HTMLSpanElement | null>;
  /** True while another item is over this one. */
  readonly isTarget: boolean;
}

/** Lets items of a list be dragged to each other's place, by their handles. */
export function useDragOrder({ list, index, onMove }: DraggedItem): DragOrder {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const move = useRef(onMove);
  const [isTarget, setTarget] = useState(false);
  useEffect(() => void (move.current = onMove));
  useEffect(() => {
    if (!item.current || !handle.current) return undefined;
    return combine(
      draggable({ element: item.current, dragHandle: handle.current, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element: item.current,
        canDrop: ({ source }) => source.data['list'] === list && source.data['index'] !== index,
        onDragEnter: () => setTarget(true),
        onDragLeave: () => setTarget(false),
        onDrop: ({ source }) => {
          setTarget(false);
          move.current(Number(source.data['index']), index);
        },
      }),
    );
  }, [list, index]);
  return { item, handle, isTarget };
}
