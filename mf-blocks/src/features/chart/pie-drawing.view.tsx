import type { ReactElement } from 'react';
import type { ChartPie, ChartSlice } from 'shared-types/blocks/chart';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './chart.messages';
import { pieShape, RADIUS } from './pie-shape';
import { coloured } from './series-look';

interface PieDrawingProps {
  readonly pies: readonly ChartPie[];
  readonly label: string;
  readonly host: ViewHost<typeof messages>;
}

/** Leaves space for the numbers around the pie. */
const EDGE = RADIUS + 16;
const VIEW = `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`;

/** A pie for each column. Slices are numbered, and the list beside the pie explains the numbers. */
export function PieDrawing({ pies, label, host }: PieDrawingProps): ReactElement {
  return (
    <div className="blocks-chart__pies" role="img" aria-label={label}>
      {pies.map((pie, index) => (
        <Pie key={index} pie={pie} host={host} />
      ))}
    </div>
  );
}

function Pie({
  pie: { column, slices, negative },
  host,
}: {
  readonly pie: ChartPie;
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  return (
    <div className="blocks-chart__pie">
      <p className="blocks-chart__column">{column}</p>
      {slices.length === 0 ? <p className="blocks-chart__note">{host.text('noPie')}</p> : <Pieces slices={slices} />}
      <ol className="blocks-chart__slices">
        {slices.map(({ label, rows, text, percent }, index) => (
          <li key={index} className="blocks-chart__slice">
            <span {...coloured(index)}>
              <span className="blocks-chart__number">{index + 1}</span>
            </span>
            <span>{label ?? host.text('others', { rows })}</span>
            <b className="blocks-chart__amount">{host.text('slice', { value: text, percent })}</b>
          </li>
        ))}
      </ol>
      {negative > 0 && <p className="blocks-chart__note">{host.text('negative', { rows: negative })}</p>}
    </div>
  );
}

function Pieces({ slices }: { readonly slices: readonly ChartSlice[] }): ReactElement {
  return (
    <svg className="blocks-chart__round" viewBox={VIEW}>
      {pieShape(slices).map(({ path, mark: [x, y], edge: [edgeX, edgeY] }, index) => (
        <g key={index} {...coloured(index)}>
          <path className="blocks-chart__piece" d={path} />
          <line className="blocks-chart__zero" x1={edgeX} y1={edgeY} x2={between(edgeX, x)} y2={between(edgeY, y)} />
          <text className="blocks-chart__digit" x={x} y={y}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Ends the line before its number. */
function between(from: number, to: number): number {
  return from + (to - from) * 0.4;
}
