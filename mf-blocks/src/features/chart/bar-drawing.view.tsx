import type { ReactElement } from 'react';
import type { ChartAxis, ChartRow, ChartValue } from 'shared-types/blocks/chart';
import { barPlace } from './bar-place';
import { placeOn } from './place-on';
import { coloured } from './series-look';

interface BarDrawingProps {
  readonly axis: ChartAxis;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly label: string;
}

/** Horizontal bars fit names of any length on any screen. Labels repeat what colours show. */
export function BarDrawing({ axis, columns, rows, label }: BarDrawingProps): ReactElement {
  const height = 1 + columns.length;
  const end = rows.length * height + 1;
  const isNamed = columns.length > 1;
  return (
    <div className="blocks-chart__bars" role="img" aria-label={label}>
      {!isNamed && <p className="blocks-chart__column">{columns[0]}</p>}
      <div className="blocks-chart__lanes">
        <svg className="blocks-chart__grid" style={{ gridRow: `1 / ${end}` }}>
          {axis.ticks.map(({ value }) => (
            <line key={value} className={lineClass(value)} {...across(placeOn(axis, value))} y1="0" y2="100%" />
          ))}
        </svg>
        {rows.map((row, index) => (
          <Lane key={index} row={row} axis={axis} columns={isNamed ? columns : []} top={index * height + 1} />
        ))}
        <div className="blocks-chart__scale" style={{ gridRow: end }}>
          {axis.ticks.map(({ value, text }) => (
            <Tick key={value} place={placeOn(axis, value)} text={text} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface LaneProps extends Pick<BarDrawingProps, 'axis' | 'columns'> {
  readonly row: ChartRow;
  /** First grid line of the bar. */
  readonly top: number;
}

function Lane({ row, axis, columns, top }: LaneProps): ReactElement {
  return (
    <>
      <span className="blocks-chart__name" style={{ gridRow: top }}>
        {row.label}
      </span>
      {row.values.map((value, column) => (
        <Bar key={column} axis={axis} column={column} name={columns[column]} value={value} at={top + 1 + column} />
      ))}
    </>
  );
}

interface BarProps {
  readonly axis: ChartAxis;
  readonly column: number;
  readonly name: string | undefined;
  readonly value: ChartValue | null;
  readonly at: number;
}

function Bar({ axis, column, name, value, at }: BarProps): ReactElement {
  const { start, length } = barPlace(axis, value?.value ?? 0);
  return (
    <>
      <svg className="blocks-chart__lane" style={{ gridRow: at }}>
        {value && (
          <g {...coloured(column)}>
            <rect className="blocks-chart__bar" x={`${start}%`} width={`${length}%`} y="10%" height="80%" />
          </g>
        )}
      </svg>
      <span className="blocks-chart__value" style={{ gridRow: at }}>
        <b>{value?.short ?? '–'}</b>
        {name !== undefined && <span className="blocks-chart__of"> {name}</span>}
      </span>
    </>
  );
}

/** Labels at the ends of the axis stay within it. */
function Tick({ place, text }: { readonly place: number; readonly text: string }): ReactElement {
  const side = place < 5 ? 'start' : place > 95 ? 'end' : 'middle';
  return (
    <span className={`blocks-chart__mark blocks-chart__mark--${side}`} style={{ insetInlineStart: `${place}%` }}>
      {text}
    </span>
  );
}

function lineClass(value: number): string {
  return value === 0 ? 'blocks-chart__zero' : 'blocks-chart__line';
}

function across(place: number): { readonly x1: string; readonly x2: string } {
  return { x1: `${place}%`, x2: `${place}%` };
}
