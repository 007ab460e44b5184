import type { Picture } from '../host/image';

/** @implements MAP-08 */
export const MAP_STYLE = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  minimalLight: 4,
  minimalDark: 5,
  minimalBlue: 6,
} as const;
export type MapStyleNumber = (typeof MAP_STYLE)[keyof typeof MAP_STYLE];

/** @implements MAP-01 */
export interface MapLocation {
  /** Degrees north and east; a default centre if absent. */
  readonly mapLat?: number;
  readonly mapLng?: number;
  /** The centre if absent. */
  readonly markerLat?: number;
  readonly markerLng?: number;
  /** From 0 (world) to 22 (house); 12 if absent. */
  readonly mapZoom?: number;
  readonly addressTitle?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
}

/** @implements MAP-06 */
export interface MapSettings {
  readonly location: MapLocation;
  /** Shown before, or instead of, Google's map; a drawing if absent. */
  readonly picture?: Picture;
  /** 1 if absent. */
  readonly style?: MapStyleNumber;
  /** Names on the map; true if absent. */
  readonly showLabels?: boolean;
  /** Terrain; false if absent. */
  readonly showTerrain?: boolean;
  /** True if absent. */
  readonly draggable?: boolean;
  /** True zooms by the wheel without a modifier key; false if absent. */
  readonly scrollwheel?: boolean;
  /** Zoom buttons; true if absent. */
  readonly showControls?: boolean;
  /** True removes all of Google's controls; false if absent. */
  readonly disableDefaultUI?: boolean;
  /** False if absent. */
  readonly markerDraggable?: boolean;
  /** True opens Google Maps on a click on the marker; false if absent. */
  readonly linkOnClick?: boolean;
}
