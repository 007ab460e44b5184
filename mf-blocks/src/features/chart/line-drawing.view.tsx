import type { CSSProperties, ReactElement } from 'react';
import type { ChartAxis, ChartRow } from 'shared-types/blocks/chart';
import { type LineShape, lineShape } from './line-shape';
import { placeOn } from './place-on';
import { coloured, lookOf } from './series-look';
import { shownLabels } from './shown-labels';

interface LineDrawingProps {
  readonly axis: ChartAxis;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly label: string;
}

/** The drawing is stretched to the available width; its text is HTML, which keeps its size and direction. */
export function LineDrawing({ axis, columns, rows, label }: LineDrawingProps): ReactElement {
  const shapes = columns.map((_, column) => lineShape(axis, rows, column));
  const longest = axis.ticks.reduce((one, { text }) => (text.length > one.length ? text : one), '');
  return (
    <div className="blocks-chart__lines" role="img" aria-label={label}>
      <Key columns={columns} />
      <div className="blocks-chart__plot">
        <span className="blocks-chart__room">{longest}</span>
        <div className="blocks-chart__stage">
          <Drawing axis={axis} shapes={shapes} />
          {axis.ticks.map(({ value, text }) => (
            <span key={value} className="blocks-chart__tick" style={{ insetBlockEnd: `${placeOn(axis, value)}%` }}>
              {text}
            </span>
          ))}
          <Labels rows={rows} />
        </div>
      </div>
    </div>
  );
}

/** Legend of the lines; a single line needs only its name. */
function Key({ columns }: Pick<LineDrawingProps, 'columns'>): ReactElement {
  if (columns.length === 1) return <p className="blocks-chart__column">{columns[0]}</p>;
  return (
    <p className="blocks-chart__key">
      {columns.map((name, column) => (
        <span key={column} className="blocks-chart__sample">
          <svg className="blocks-chart__swatch">
            <g {...coloured(column)}>
              <line className="blocks-chart__path" x1="0" x2="100%" y1="50%" y2="50%" {...dashOf(column)} />
              <Mark column={column} x="50%" y="50%" />
            </g>
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

interface DrawingProps {
  readonly axis: ChartAxis;
  readonly shapes: readonly LineShape[];
}

function Drawing({ axis, shapes }: DrawingProps): ReactElement {
  return (
    <svg className="blocks-chart__drawing">
      {axis.ticks.map(({ value }) => {
        const y = `${100 - placeOn(axis, value)}%`;
        const kind = value === 0 ? 'blocks-chart__zero' : 'blocks-chart__line';
        return <line key={value} className={kind} x1="0" x2="100%" y1={y} y2={y} />;
      })}
      {shapes.map(({ path, marks }, column) => (
        <g key={column} {...coloured(column)}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path className="blocks-chart__path" d={path} {...dashOf(column)} />
          </svg>
          {marks.map(({ x, y }) => (
            <Mark key={x} column={column} x={`${x}%`} y={`${y}%`} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The marker that distinguishes a line; it has the same size on every screen. */
function Mark({ column, x, y }: { readonly column: number; readonly x: string; readonly y: string }): ReactElement {
  return (
    <svg x={x} y={y} overflow="visible">
      <path className="blocks-chart__shape" d={lookOf(column).shape} />
    </svg>
  );
}

function Labels({ rows }: Pick<LineDrawingProps, 'rows'>): ReactElement {
  const labels = shownLabels(rows.length);
  const side = labels.length === rows.length ? 'middle' : 'start';
  return (
    <div className={`blocks-chart__labels blocks-chart__labels--${side}`}>
      {labels.map(({ index, start, width, isShort }) => (
        <span
          key={index}
          className={`blocks-chart__label${isShort ? ' blocks-chart__label--short' : ''}`}
          style={{ '--at': `${start}%`, '--width': `${width}%` } as CSSProperties}
        >
          {rows[index]?.label}
        </span>
      ))}
    </div>
  );
}

function dashOf(column: number): { readonly strokeDasharray: string } {
  return { strokeDasharray: lookOf(column).dash };
}
