import type { MapStyleNumber } from 'shared-types/blocks/map';

export interface MapLook {
  readonly style: MapStyleNumber;
  readonly name: string;
  readonly kind: 'roadmap' | 'satellite';
  /** Styles in Google's format. */
  readonly stylers: readonly google.maps.MapTypeStyle[];
}
