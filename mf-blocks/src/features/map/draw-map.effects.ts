import { mapOptions, uiOptions } from './map-options';
import type { GoogleMaps } from './maps-loader.effects';
import type { MapBlock } from './read-map';

export interface MapPlace {
  readonly canvas: HTMLElement;
  /** Links to the place in Google Maps. */
  readonly link: HTMLElement;
}

/** A map in the page. */
export interface DrawnMap {
  /** Shows the UI options of changed settings; the place stays. */
  update(block: MapBlock): void;
  remove(): void;
}

export function drawMap({ Map, Marker }: GoogleMaps, block: MapBlock, { canvas, link }: MapPlace): DrawnMap {
  const { title, marker: position } = block.place;
  const map = new Map(canvas, mapOptions(block));
  const marker = new Marker({ map, position, title, ...markerOptions(block) });
  let listeners: readonly google.maps.MapsEventListener[] = [];
  const linkMarkerOf = ({ linkOnClick }: MapBlock): void => {
    for (const listener of listeners) listener.remove();
    listeners = linkOnClick ? linkMarker(marker, link) : [];
  };
  linkMarkerOf(block);
  return {
    update(changed) {
      map.setOptions(uiOptions(changed));
      marker.setOptions(markerOptions(changed));
      linkMarkerOf(changed);
    },
    remove() {
      for (const listener of listeners) listener.remove();
      marker.setMap(null);
      canvas.replaceChildren();
    },
  };
}

function markerOptions({ markerDraggable, linkOnClick }: MapBlock): google.maps.MarkerOptions {
  return { draggable: markerDraggable, clickable: linkOnClick };
}

/** A click on the marker opens the link, unless it ends a drag. */
function linkMarker(marker: google.maps.Marker, link: HTMLElement): google.maps.MapsEventListener[] {
  let isDragged = false;
  return [
    marker.addListener('dragstart', () => (isDragged = true)),
    marker.addListener('dragend', () => (isDragged = false)),
    marker.addListener('click', () => {
      if (!isDragged) link.click();
    }),
  ];
}
