/** Sizes in CSS pixels. */
interface Size {
  readonly x: number;
  readonly y: number;
}

/** Room for the controls and the caption. */
const WIDE = { top: 60, bottom: 72, left: 80, right: 80 };
const NARROW = { top: 60, bottom: 84, left: 0, right: 0 };
const WIDE_FROM_PX = 800;
/** How far beside a picture a click still belongs to it, in parts of the window. */
const CLICK_ZONE_MARGIN = 0.02;

/** What stays free around a picture, in pixels. */
export function paddingOf({ x }: Size): typeof WIDE {
  return x >= WIDE_FROM_PX ? WIDE : NARROW;
}

/** How wide a picture is shown in a window, in pixels; no picture is enlarged. */
export function shownWidth({ w, h }: { readonly w: number; readonly h: number }, window: Size): number {
  const { top, bottom, left, right } = paddingOf(window);
  return Math.round(w * Math.min(1, (window.x - left - right) / w, (window.y - top - bottom) / h));
}

/** A box on the screen, in pixels. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** True for a click on a picture or just beside it: whoever misses a picture by a little does not want to leave. */
export function isInClickZone(click: Size, picture: Box, window: Size): boolean {
  const [across, down] = [window.x * CLICK_ZONE_MARGIN, window.y * CLICK_ZONE_MARGIN];
  return (
    click.x >= picture.left - across &&
    click.x <= picture.right + across &&
    click.y >= picture.top - down &&
    click.y <= picture.bottom + down
  );
}
