/**
 * Measures of a tooltip in CSS pixels: how wide it is, how far from what it is about, and how far from the window's edge.
 *
 * @implements TIP-02
 */
export const TOOLTIP_PX = { width: 250, offset: 15, edge: 20 } as const;

/** Where a tooltip goes: what it is about, its own size and that of the window. */
export interface TooltipRoom {
  readonly anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  readonly width: number;
  readonly height: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** The tooltip's upper left corner: over the middle of what it is about, or under it where there is no room above. */
export function tooltipPlace({ anchor, width, height, window }: TooltipRoom): { left: number; top: number } {
  const { offset, edge } = TOOLTIP_PX;
  const centered = (anchor.left + anchor.right - width) / 2;
  const above = anchor.top - offset - height;
  return {
    left: Math.max(edge, Math.min(centered, window.width - edge - width)),
    top: above >= edge ? above : anchor.bottom + offset,
  };
}
