import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { resizeColumns } from '../../commands/column.commands';
import type { FramePage } from '../frame/frame-page';
import type { LayerPartProps } from './layer-props';
import { columnEdges, scaled, twelfthsAt } from './overlay-boxes';
import { Positioned } from './positioned.view';

export interface ColumnEdgesProps extends LayerPartProps {
  readonly row: number;
  readonly content: PageContent;
  readonly page: FramePage;
}

/** The edges between the columns of a row, by which their widths are changed in twelfths. */
export function ColumnEdges(props: ColumnEdgesProps): ReactElement {
  const { row, content, measured, scale, store, host, page } = props;
  const [dragged, setDragged] = useState<number>();
  const found = measured.rows[row];
  const columns = content.body.layout.rows[row]?.columns ?? [];
  if (!found) return <></>;
  const { isRtl } = measured;
  const spanOf = (column: number): number => columns[column]?.span ?? 1;
  const resize = (column: number, span: number): void => {
    const command = resizeColumns(content, { row, column }, span);
    if (command) store.run(command);
  };
  const press = (event: KeyboardEvent, column: number): void => {
    const onward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    resize(column, spanOf(column) + (event.key === onward ? 1 : -1));
  };
  const drag = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, column: number): void => {
    const layer = currentTarget.closest('.admin-page-editor__canvas-layer');
    if (dragged !== column || !layer) return;
    const x = (clientX - layer.getBoundingClientRect().left) / scale + page.view.scrollX;
    const before = columns.slice(0, column).reduce((all, { span }) => all + span, 0);
    resize(column, twelfthsAt(found, x, isRtl) - before);
  };
  const { y, height } = scaled(found.box, scale);
  return (
    <>
      {dragged !== undefined && (
        <Positioned className="admin-page-editor__canvas-grid" box={scaled(found.box, scale)}>
          {Array.from({ length: 12 }, (_, at) => (
            <i key={at} />
          ))}
        </Positioned>
      )}
      {columnEdges(found, isRtl).map(({ column, x }) => (
        <div
          key={column}
          className="admin-page-editor__canvas-edge"
          role="separator"
          aria-orientation="vertical"
          tabIndex={0}
          aria-label={host.text('canvasEdge', { column: column + 1 })}
          aria-valuenow={spanOf(column)}
          aria-valuemin={1}
          aria-valuemax={spanOf(column) + spanOf(column + 1) - 1}
          aria-valuetext={host.text('canvasEdgeValue', { span: spanOf(column) })}
          style={{ left: x * scale, top: y, blockSize: height }}
          onKeyDown={(event) => press(event, column)}
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            setDragged(column);
          }}
          onPointerMove={(event) => drag(event, column)}
          onPointerUp={() => setDragged(undefined)}
          onPointerCancel={() => setDragged(undefined)}
        />
      ))}
    </>
  );
}
