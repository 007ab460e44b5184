/** A valid position for the variant; a position of the other variant becomes the nearest one. */
export function positionIn(variant: string, position: string): string {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position === edge ? `${edge}_LEFT` : position;
}
