import type { Release } from 'shared-types/release';
import { PAGE_GLOBAL } from 'shared-types/site/context';

export function pageRelease(): Release {
  return (globalThis as unknown as Record<typeof PAGE_GLOBAL, { readonly release: Release }>)[PAGE_GLOBAL].release;
}
