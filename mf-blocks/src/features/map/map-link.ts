import type { Place } from './read-map';

/** The place in Google Maps: `sll` is where it looks, `q` what it looks for, `z` how near. */
export function mapLink({ center, marker, zoom, title, lines }: Place): string {
  const address = [title, ...lines].filter(Boolean).join(', ');
  const query = new URLSearchParams({
    sll: `${center.lat},${center.lng}`,
    q: address || `${marker.lat},${marker.lng}`,
    z: String(zoom),
  });
  return `https://maps.google.com/maps?${query.toString()}`;
}
