import type { ReactElement } from 'react';
import { contrast, LEAST_CONTRAST, readableColor } from 'shared-types/site/theme/color-contrast';
import { CONTRAST_PAIRS } from './contrast-pairs';
import { colorsOf, type StylesProps } from './styles-props';

/** Whether each text of the site can be read on its ground; a better colour where it cannot. */
export function ContrastList(props: StylesProps): ReactElement {
  const { text } = props.host;
  const colors = colorsOf(props);
  return (
    <div className="admin-styles__contrast">
      <h2>{text('contrast')}</h2>
      <ul>
        {CONTRAST_PAIRS.map(([over, ground]) => {
          const ratio = contrast(colors[over], colors[ground]);
          const isReadable = ratio >= LEAST_CONTRAST;
          const better = readableColor(colors[over], colors[ground]);
          return (
            <li key={over + ground} data-pair={`${over} ${ground}`} data-readable={isReadable ? '' : undefined}>
              <span
                className="admin-styles__sample"
                data-sample=""
                aria-hidden="true"
                style={{ color: colors[over], background: colors[ground] }}
              >
                Aa
              </span>
              <span>{text('pair', { pair: `${over}_${ground}` })}</span>
              <output data-ratio="">
                {text('ratio', { ratio: ratio.toFixed(1), isReadable: String(isReadable) })}
              </output>
              <button className="button button--quiet" type="button" data-better={better} hidden>
                {text('better', { color: better })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
