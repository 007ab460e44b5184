import { mapOptions } from './map-options';
import type { GoogleMaps } from './maps-loader.effects';
import type { MapBlock } from './read-map';

export interface MapPlace {
  readonly canvas: HTMLElement;
  /** Links to the place in Google Maps. */
  readonly link: HTMLElement;
}

export function drawMap({ Map, Marker }: GoogleMaps, block: MapBlock, { canvas, link }: MapPlace): () => void {
  const { title, marker: position } = block.place;
  const map = new Map(canvas, mapOptions(block));
  const marker = new Marker({ map, position, title, draggable: block.markerDraggable, clickable: block.linkOnClick });
  const listeners = block.linkOnClick ? linkMarker(marker, link) : [];
  return () => {
    for (const listener of listeners) listener.remove();
    marker.setMap(null);
    canvas.replaceChildren();
  };
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
