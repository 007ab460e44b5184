/** Formats seconds as players do: `3:05`, `1:02:09`. */
export function trackTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds) % 60];
  const padded = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}
