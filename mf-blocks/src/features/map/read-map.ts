import type { Picture } from 'shared-types/host/image';
import { MAP_STYLE, type MapSettings } from 'shared-types/blocks/map';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings, type Settings } from '../../parts/settings/settings';

/** In degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface Place {
  readonly center: Point;
  readonly marker: Point;
  readonly zoom: number;
  readonly title: string;
  /** The address below the title, by line. */
  readonly lines: readonly string[];
}

/** Validated map settings. */
export interface MapBlock extends Required<Omit<MapSettings, 'location' | 'picture'>> {
  readonly place: Place;
  readonly picture: Picture | undefined;
}

/** Columbus Circle, from which distances to New York are measured. */
const DEFAULT_CENTER: Point = { lat: 40.7681, lng: -73.9819 };
const ZOOM = { least: 0, most: 22, absent: 12 } as const;

export function readMap(value: unknown): MapBlock {
  const settings = readSettings(value);
  const { original, ...others } = MAP_STYLE;
  const picture = settings.optionalGroup('picture');
  return {
    place: readPlace(settings.group('location')),
    picture: picture && readPicture(picture),
    style: settings.oneOf('style', [original, ...Object.values(others)]),
    showLabels: settings.flag('showLabels', true),
    showTerrain: settings.flag('showTerrain'),
    draggable: settings.flag('draggable', true),
    scrollwheel: settings.flag('scrollwheel'),
    showControls: settings.flag('showControls', true),
    disableDefaultUI: settings.flag('disableDefaultUI'),
    markerDraggable: settings.flag('markerDraggable'),
    linkOnClick: settings.flag('linkOnClick'),
  };
}

function readPlace(location: Settings): Place {
  const center = readPoint(location, ['mapLat', 'mapLng']) ?? DEFAULT_CENTER;
  const lines = (['addressLine1', 'addressLine2', 'addressCountry'] as const).flatMap(
    (name) => location.optionalText(name) ?? [],
  );
  return {
    center,
    marker: readPoint(location, ['markerLat', 'markerLng']) ?? center,
    zoom: location.optionalNumber('mapZoom', ZOOM.least, ZOOM.most) ?? ZOOM.absent,
    title: location.optionalText('addressTitle') ?? '',
    lines,
  };
}

function readPoint(location: Settings, [north, east]: readonly [string, string]): Point | undefined {
  const lat = location.optionalNumber(north, -90, 90);
  const lng = location.optionalNumber(east, -180, 180);
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
