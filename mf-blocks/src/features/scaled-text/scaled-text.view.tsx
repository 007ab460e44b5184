import type { ReactElement } from 'react';
import { SCALED_TEXT_PX } from 'shared-types/blocks/basic/scaled-text';
import type { PropsOf } from 'shared-types/render';
import { readSettings } from '../../parts/settings/settings';
import { emWidth } from './em-width';
import './scaled-text.css';

const ROOT_PX = 16;
const rem = (px: number): string => `${px / ROOT_PX}rem`;

/** A few words that grow with their column. The style does so; the script sees to it that they take one line. */
export function element({ block }: PropsOf): ReactElement {
  const settings = readSettings(block.settings);
  const text = settings.text('text');
  const level = settings.oneOf('headingLevel', [2, 0, 1, 3]);
  const Line = level === 0 ? 'p' : (`h${level}` as const);
  const { dynamicLeast, largest } = SCALED_TEXT_PX;
  const most = settings.optionalNumber('largest', largest.least, largest.most) ?? largest.absent;
  const wanted = `calc(100cqi / ${Number(emWidth(text).toFixed(2))})`;
  return (
    <div className={`blocks-scaled-text blocks-scaled-text--${settings.oneOf('align', ['start', 'center', 'end'])}`}>
      <div style={{ fontSize: `max(${dynamicLeast}px, ${rem(dynamicLeast)}, min(${wanted}, ${rem(most)}))` }}>
        <Line className="blocks-scaled-text__line" data-scaled-text="">
          {text}
        </Line>
      </div>
    </div>
  );
}
