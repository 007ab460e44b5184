import type { Picture } from '../host/image';

/**
 * How Google's map looks.
 *
 * @implements MAP-08
 */
export const MAP_STYLE = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  minimalLight: 4,
  minimalDark: 5,
  minimalBlue: 6,
} as const;
/** The number of a look. */
export type MapStyleNumber = (typeof MAP_STYLE)[keyof typeof MAP_STYLE];

/**
 * Where a map is, and what stands there.
 *
 * @implements MAP-01
 */
export interface MapLocation {
  /** Degrees north; the product's default centre where both are absent. */
  readonly mapLat?: number;
  /** Degrees east. */
  readonly mapLng?: number;
  /** Where the marker stands; the centre where absent. */
  readonly markerLat?: number;
  readonly markerLng?: number;
  /** 0 shows the world, 22 a house; 12 where absent. */
  readonly mapZoom?: number;
  readonly addressTitle?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
}

/**
 * Settings of a map block.
 *
 * @implements MAP-06
 */
export interface MapSettings {
  readonly location: MapLocation;
  /** Shown before, or in place of, Google's map; a drawing where absent. */
  readonly picture?: Picture;
  /** 1 where absent. */
  readonly style?: MapStyleNumber;
  /** Names on the map; true where absent. */
  readonly showLabels?: boolean;
  /** Hills and valleys; false where absent. */
  readonly showTerrain?: boolean;
  /** True where absent. */
  readonly draggable?: boolean;
  /** True zooms with the wheel alone; false where absent. */
  readonly scrollwheel?: boolean;
  /** Buttons to zoom; true where absent. */
  readonly showControls?: boolean;
  /** True takes all of Google's controls away; false where absent. */
  readonly disableDefaultUI?: boolean;
  /** False where absent. */
  readonly markerDraggable?: boolean;
  /** True: a click on the marker opens the map in Google Maps; false where absent. */
  readonly linkOnClick?: boolean;
}
