/** The way to a shared package is its own: there are no shaken ones. */
export function getSharedFallbackGetter({ factory }) {
  return factory;
}
