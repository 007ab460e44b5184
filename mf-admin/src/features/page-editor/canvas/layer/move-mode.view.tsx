import type { ReactElement } from 'react';
import { dropPlaces } from '../drag/drop-place';
import { typeName } from '../type-name';
import type { LayerPartProps } from './layer-props';
import { scaled } from './overlay-boxes';
import { Positioned } from './positioned.view';

interface MoveModeProps extends LayerPartProps {
  readonly id: string;
  readonly onCancel: () => void;
}

/** The places that a block can be moved to by a press. */
export function MovePlaces({ measured, scale }: Pick<LayerPartProps, 'measured' | 'scale'>): ReactElement {
  return (
    <>
      {dropPlaces(measured).map(({ line }, index) => (
        <Positioned
          key={index}
          className="admin-page-editor__canvas-drop-line admin-page-editor__canvas-drop-line--possible"
          box={scaled(line, scale)}
        />
      ))}
    </>
  );
}

/** Says what the next press does, and takes it back. */
export function MoveBar({ id, store, view, host, onCancel }: MoveModeProps): ReactElement {
  const name = typeName(view, store.getState().content.blocks[id]?.type, host);
  return (
    <div className="admin-page-editor__canvas-moving">
      <p role="status">{host.text('canvasMoveHint', { name })}</p>
      <button type="button" className="admin-page-editor__canvas-moving-cancel" ref={focusNow} onClick={onCancel}>
        {host.text('canvasMoveCancel')}
      </button>
    </div>
  );
}

/** The button that was pressed is gone. */
function focusNow(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
