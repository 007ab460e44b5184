import type { Release } from 'shared-types/release';
import { PAGE_GLOBAL } from 'shared-types/site/context';

/** The release of this page, as the shell publishes it. */
export function pageRelease(): Release {
  return (globalThis as unknown as Record<typeof PAGE_GLOBAL, { readonly release: Release }>)[PAGE_GLOBAL].release;
}
