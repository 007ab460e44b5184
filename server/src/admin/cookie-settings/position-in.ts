import type { CookieSettings } from 'shared-types/site/context';

type Position = CookieSettings['cookieBannerPosition'];

/**
 * The position a banner of this shape has: one that belongs to the other shape moves to the nearest of its own.
 *
 * @implements CONS-06 CONS-07
 */
export function positionIn(variant: CookieSettings['cookieBannerVariant'], position: Position): Position {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position === edge ? `${edge}_LEFT` : position;
}
