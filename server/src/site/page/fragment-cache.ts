import { hash } from 'node:crypto';
import type { RenderedBlock } from './render-blocks';

const MAX_FRAGMENTS = 5000;

/** What decides the HTML of all fragments of a page. */
export interface FragmentPage {
  readonly shell: string;
  readonly context: object;
}

/** What decides one fragment's HTML on a page. */
export interface FragmentInput {
  readonly feature: string;
  /** `<remote>@<version>`. */
  readonly bundle: string;
  readonly props: unknown;
  /** True where its element tells scripts how it comes to life; while its remote is off it does not. */
  readonly isLive: boolean;
}

/** Rendered HTML by what it was rendered from. There is nothing to invalidate: other input is another key. */
export interface FragmentCache {
  get(key: string): RenderedBlock | undefined;
  set(key: string, fragment: RenderedBlock): void;
}

/** A cache that forgets what was used longest ago. */
export function createFragmentCache(maxFragments = MAX_FRAGMENTS): FragmentCache {
  const fragments = new Map<string, RenderedBlock>();
  return {
    get(key) {
      const fragment = fragments.get(key);
      if (!fragment) return undefined;
      fragments.delete(key);
      fragments.set(key, fragment);
      return fragment;
    },
    set(key, fragment) {
      fragments.set(key, fragment);
      if (fragments.size <= maxFragments) return;
      const oldest = fragments.keys().next().value;
      if (oldest !== undefined) fragments.delete(oldest);
    },
  };
}

/** Makes keys of a page's fragments. */
export function fragmentKey(page: FragmentPage): (input: FragmentInput) => string {
  const pageHash = hashOf(page);
  return (input) => hashOf([pageHash, input]);
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}
