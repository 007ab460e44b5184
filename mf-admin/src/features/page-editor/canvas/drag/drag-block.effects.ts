import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';

const BLOCK = 'page-editor-block';

export interface DragBlockOptions {
  readonly id: string;
  readonly name: string;
  readonly onStart: () => void;
}

/** Lets a block be dragged by a handle. Returns a function that ends it. */
export function dragBlock(handle: HTMLElement, { id, name, onStart }: DragBlockOptions): () => void {
  return draggable({
    element: handle,
    getInitialData: () => ({ [BLOCK]: id }),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const label = container.ownerDocument.createElement('div');
          label.className = 'admin-tokens admin-page-editor__canvas-dragged';
          label.textContent = name;
          container.append(label);
        },
      }),
    onDragStart: onStart,
  });
}

/** Id of a dragged block; undefined for everything else that is dragged. */
export function draggedBlock(data: Readonly<Record<string | symbol, unknown>>): string | undefined {
  const id = data[BLOCK];
  return typeof id === 'string' ? id : undefined;
}
