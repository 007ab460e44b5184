import { memo, type ReactElement } from 'react';
import type { Selection } from '../../state/page-editor-store';
import type { BlockPlace } from '../../commands/block-place';
import type { LayerPartProps } from './layer-props';
import { Icon } from '../../icon.view';
import { boundaryOf } from '../drag/drop-place';
import { columnEnds } from './column-ends';
import { emptyColumns, scaled } from './overlay-boxes';
import { Positioned } from './positioned.view';

export interface InsertButtonsProps extends LayerPartProps {
  readonly hovered: Selection | undefined;
  readonly selection: Selection | undefined;
  /** Numbers of rows whose buttons are shown to a mouse. */
  readonly near: readonly (number | undefined)[];
}

/** A "+" between rows and at the ends of columns, and a place to press in every empty column. */
export function InsertButtons(props: InsertButtonsProps): ReactElement {
  const { measured, scale, host, onInsert, near, hovered, selection } = props;
  const { text } = host;
  const { rows, main } = measured;
  if (rows.length === 0) return <EmptyPage {...props} />;
  return (
    <>
      {[...rows, undefined].map((_, row) => (
        <InsertButton
          key={row}
          kind="section"
          isNear={near.includes(row) || near.includes(row - 1)}
          label={text('canvasAddSection')}
          x={(main.x + main.width / 2) * scale}
          y={boundaryOf(measured, row) * scale}
          row={row}
          onInsert={onInsert}
        />
      ))}
      {columnEnds(measured, [selection, hovered]).map(({ place, x, y }) => (
        <InsertButton
          key={`${place.row} ${place.column}`}
          kind="block"
          isNear
          label={text('canvasAddBlock')}
          x={x * scale}
          y={y * scale}
          {...place}
          onInsert={onInsert}
        />
      ))}
      {emptyColumns(measured).map(({ row, column, box }) => (
        <Positioned key={`${row} ${column}`} className="admin-page-editor__canvas-empty" box={scaled(box, scale)}>
          <button
            type="button"
            className="admin-page-editor__canvas-empty-add"
            onClick={() => onInsert({ row, column, index: 0 })}
          >
            <Icon name="add" />
            {text('canvasAddBlock')}
          </button>
        </Positioned>
      ))}
    </>
  );
}

interface InsertButtonProps {
  readonly kind: 'section' | 'block';
  readonly isNear: boolean;
  readonly label: string;
  /** Of its middle, in pixels of the layer. */
  readonly x: number;
  readonly y: number;
  /** A column's end, or the number of a new row. */
  readonly row: number;
  readonly column?: number;
  readonly index?: number;
  readonly onInsert: (place: BlockPlace) => void;
}

/** Drawn again only if one of its values changes: a long page has hundreds. */
const InsertButton = memo(function InsertButton(props: InsertButtonProps): ReactElement {
  const { kind, isNear, label, x, y, row, column, index, onInsert } = props;
  const place: BlockPlace = column === undefined || index === undefined ? { newRow: row } : { row, column, index };
  return (
    <button
      type="button"
      className={`admin-page-editor__canvas-add admin-page-editor__canvas-add--${kind}`}
      data-near={isNear ? '' : undefined}
      style={{ left: x, top: y }}
      tabIndex={isNear ? 0 : -1}
      aria-label={label}
      title={label}
      onClick={() => onInsert(place)}
    >
      <Icon name="add" />
    </button>
  );
});

function EmptyPage({ measured, scale, host, onInsert }: InsertButtonsProps): ReactElement {
  const place: BlockPlace = { newRow: 0 };
  return (
    <Positioned className="admin-page-editor__canvas-empty-page" box={scaled(measured.main, scale)}>
      <p>{host.text('canvasEmpty')}</p>
      <button type="button" className="button" onClick={() => onInsert(place)}>
        {host.text('canvasAddSection')}
      </button>
    </Positioned>
  );
}
