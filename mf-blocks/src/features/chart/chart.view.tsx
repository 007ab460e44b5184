import type { ReactElement } from 'react';
import type { ChartView } from 'shared-types/blocks/chart';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BarDrawing } from './bar-drawing.view';
import type { messages } from './chart.messages';
import { FiguresTable } from './figures-table.view';
import { LineDrawing } from './line-drawing.view';
import { PieDrawing } from './pie-drawing.view';
import './chart.css';

/** A dataset, drawn on the server and as a table. Nothing is shown for a dataset without numbers. */
export function element({ data }: PropsOf<'blocks/chart/figures'>, host: ViewHost<typeof messages>): ReactElement {
  const view = data['blocks/chart/figures'];
  if (view.rows.length === 0) return <></>;
  return (
    <figure className="blocks-chart">
      <figcaption className="blocks-chart__caption">
        <span className="blocks-chart__title">{view.title}</span>
        {view.description && <span className="blocks-chart__description">{view.description}</span>}
      </figcaption>
      <Drawing view={view} host={host} />
      <Clipped clipped={view.clipped} host={host} />
      <FiguresTable view={view} host={host} />
    </figure>
  );
}

interface ChartPartProps {
  readonly view: ChartView;
  readonly host: ViewHost<typeof messages>;
}

function Drawing({ view: { title, columns, rows, drawing }, host }: ChartPartProps): ReactElement {
  const label = host.text(drawing.kind, { title });
  if (drawing.kind === 'pies') return <PieDrawing pies={drawing.pies} label={label} host={host} />;
  const Shape = drawing.kind === 'bars' ? BarDrawing : LineDrawing;
  return <Shape axis={drawing.axis} columns={columns} rows={rows} label={label} />;
}

interface ClippedProps extends Pick<ChartPartProps, 'host'> {
  readonly clipped: ChartView['clipped'];
}

function Clipped({ clipped, host }: ClippedProps): ReactElement | null {
  if (!clipped) return null;
  return (
    <p className="blocks-chart__note">
      {clipped.rows && host.text('clippedRows', clipped.rows)}{' '}
      {clipped.columns && host.text('clippedColumns', clipped.columns)}
    </p>
  );
}
