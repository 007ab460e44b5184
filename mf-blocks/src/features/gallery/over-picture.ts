import type { CSSProperties } from 'react';
import type { Position } from 'shared-types/site/page/position';

const DOWN = { TOP: 'start', CENTER: 'center', BOTTOM: 'end' } as const;
const ACROSS = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;

/** Makes a box of what holds a picture, for what lies over that. */
export const PICTURE_BOX = { position: 'relative' } as const satisfies CSSProperties;

/**
 * Lays something over a picture without keeping taps from it. It comes with the HTML that needs it: the style sheet is part of
 * every page with a gallery.
 */
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
