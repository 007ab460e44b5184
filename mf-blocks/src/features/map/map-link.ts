import type { Place } from './read-map';

/** A Google Maps link: `sll` is the centre, `q` the query and `z` the zoom. */
export function mapLink({ center, marker, zoom, title, lines }: Place): string {
  const address = [title, ...lines].filter(Boolean).join(', ');
  const query = new URLSearchParams({
    sll: `${center.lat},${center.lng}`,
    q: address || `${marker.lat},${marker.lng}`,
    z: String(zoom),
  });
  return `https://maps.google.com/maps?${query.toString()}`;
}
