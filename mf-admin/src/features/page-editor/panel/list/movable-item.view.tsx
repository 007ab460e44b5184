import type { ReactElement, ReactNode } from 'react';
import type { EditorHost } from '../../page-editor-host';
import { useDragOrder } from './drag-order.effects';

const COPY = (
  <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M8 8h12v12H8zM16 8V4H4v12h4" />
  </svg>
);

interface MovableItemProps {
  /** Names the list, so that only its own items are dropped in it. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly host: EditorHost;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate?: (() => void) | undefined;
  /** Absent if the list must not get shorter. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An item of a list, moved by dragging its handle or by buttons. */
export function MovableItem({ list, index, title, host, onMove, children, ...item }: MovableItemProps): ReactElement {
  const { text } = host;
  const { item: itemRef, handle, isTarget } = useDragOrder({ list, index, onMove });
  return (
    <li className="admin-page-editor__item" data-target={isTarget || undefined} ref={itemRef}>
      <span className="admin-page-editor__handle" ref={handle} aria-hidden="true">
        ⠿
      </span>
      <div className="admin-page-editor__item-body">{children}</div>
      <span className="admin-page-editor__item-acts">
        <ItemButton
          label={text('panelMoveUp', { title })}
          sign="↑"
          onPress={index > 0 ? () => onMove(index, index - 1) : undefined}
        />
        <ItemButton
          label={text('panelMoveDown', { title })}
          sign="↓"
          onPress={index < item.count - 1 ? () => onMove(index, index + 1) : undefined}
        />
        {item.onDuplicate && (
          <ItemButton label={text('panelDuplicateOf', { title })} sign={COPY} onPress={item.onDuplicate} />
        )}
        <ItemButton label={text('panelRemoveOf', { label: title })} sign="×" onPress={item.onRemove} />
      </span>
    </li>
  );
}

interface ItemButtonProps {
  readonly label: string;
  readonly sign: ReactNode;
  /** Disabled if absent. */
  readonly onPress: (() => void) | undefined;
}

function ItemButton({ label, sign, onPress }: ItemButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="admin-page-editor__icon-button"
      aria-label={label}
      title={label}
      disabled={!onPress}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
