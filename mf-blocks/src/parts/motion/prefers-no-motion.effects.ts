/** True where the visitor's system asks for stillness. */
export function prefersNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
