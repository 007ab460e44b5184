import { MAP_LOOKS } from './map-looks';
import type { MapBlock } from './read-map';

const WITHOUT_LABELS: google.maps.MapTypeStyle = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

/** Where the map is, and how it looks and behaves. */
export function mapOptions(map: MapBlock): google.maps.MapOptions {
  const { center, zoom } = map.place;
  return { center, zoom, ...uiOptions(map) };
}

/** How the map looks and behaves. */
export function uiOptions(map: MapBlock): google.maps.MapOptions {
  const look = MAP_LOOKS.find(({ style }) => style === map.style);
  return {
    mapTypeId: typeOf(map, look?.kind),
    styles: [...(look?.stylers ?? []), ...(map.showLabels ? [] : [WITHOUT_LABELS])],
    // Lets a finger scroll the page across the map.
    gestureHandling: !map.draggable ? 'none' : map.scrollwheel ? 'greedy' : 'cooperative',
    disableDefaultUI: map.disableDefaultUI || !map.showControls,
    mapTypeControl: false,
    streetViewControl: false,
  };
}

function typeOf({ showLabels, showTerrain }: MapBlock, kind: 'roadmap' | 'satellite' = 'roadmap'): string {
  if (kind === 'satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}
