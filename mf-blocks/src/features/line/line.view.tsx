import type { CSSProperties, ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { readColour } from '../../parts/look/read-colour';
import { readSettings } from '../../parts/settings/settings';
import './line.css';

const MOST_THICKNESS = 20;
const LEAST_WIDTH = 5;

/** A line between what stands above and below it. */
export function element({ block }: PropsOf): ReactElement {
  const settings = readSettings(block.settings);
  const style = {
    borderBlockStart: [
      `${settings.optionalNumber('thickness', 1, MOST_THICKNESS) ?? 1}px`,
      settings.oneOf('look', ['solid', 'dashed', 'dotted']),
      readColour(settings, 'colour') ?? 'var(--color-line)',
    ].join(' '),
    inlineSize: `${settings.optionalNumber('width', LEAST_WIDTH, 100) ?? 100}%`,
  } satisfies CSSProperties;
  return (
    <hr className={`blocks-line blocks-line--${settings.oneOf('align', ['center', 'start', 'end'])}`} style={style} />
  );
}
