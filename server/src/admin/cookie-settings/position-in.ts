import type { CookieSettings } from 'shared-types/site/context';

type Position = CookieSettings['cookieBannerPosition'];

/**
 * The position itself, or the nearest one that this banner variant has.
 * @implements CONS-06 CONS-07
 */
export function positionIn(variant: CookieSettings['cookieBannerVariant'], position: Position): Position {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position === edge ? `${edge}_LEFT` : position;
}
