/** The position a banner of this shape has: one that belongs to the other shape moves to the nearest of its own. */
export function positionIn(variant: string, position: string): string {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position === edge ? `${edge}_LEFT` : position;
}
