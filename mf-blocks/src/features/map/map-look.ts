import type { MapStyleNumber } from 'shared-types/blocks/map';

/** One look of Google's map. */
export interface MapLook {
  readonly style: MapStyleNumber;
  readonly name: string;
  /** What Google draws. */
  readonly kind: 'roadmap' | 'satellite';
  /** Google's own words for colours. */
  readonly stylers: readonly google.maps.MapTypeStyle[];
}
