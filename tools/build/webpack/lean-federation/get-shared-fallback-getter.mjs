/** Shared packages are not tree-shaken, so each has a single getter. */
export function getSharedFallbackGetter({ factory }) {
  return factory;
}
