export function prefersNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
