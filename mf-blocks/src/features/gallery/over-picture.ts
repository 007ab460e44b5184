import type { CSSProperties } from 'react';
import type { Position } from 'shared-types/site/page/position';

const DOWN = { TOP: 'start', CENTER: 'center', BOTTOM: 'end' } as const;
const ACROSS = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;

/** Makes a picture's container the reference of elements positioned over it. */
export const PICTURE_BOX = { position: 'relative' } as const satisfies CSSProperties;

/** Positions an element over a picture without catching clicks. Inline, because only some galleries need it. */
export function overPicture(position: Position): CSSProperties {
  const [down, across] = position.split('_') as [keyof typeof DOWN, keyof typeof ACROSS];
  return {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignItems: DOWN[down],
    justifyItems: ACROSS[across],
    pointerEvents: 'none',
  };
}
