import { RESERVATION_WIDTH, type ReservationTheme } from 'shared-types/blocks/reservations';

/** Theme of OpenTable's widget for a block of this width, in CSS pixels. */
export function widgetTheme(width: number): ReservationTheme {
  return width > RESERVATION_WIDTH.wideAbovePx ? 'wide' : 'standard';
}
