import { hash } from 'node:crypto';
import type { PageContext } from 'shared-types/site/context';
import type { RenderedBlock } from './render-blocks';

const MAX_FRAGMENTS = 5000;

/** What decides one fragment's HTML. */
export interface FragmentInput {
  /** `<shell>@<version>`. */
  readonly shell: string;
  readonly context: PageContext;
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
export function createFragmentCache(): FragmentCache {
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
      if (fragments.size <= MAX_FRAGMENTS) return;
      const oldest = fragments.keys().next().value;
      if (oldest !== undefined) fragments.delete(oldest);
    },
  };
}

const contextHashes = new WeakMap<PageContext, string>();

/** Makes the key of a fragment. The context is the greater part of it, and the same object for all visitors of a page. */
export function fragmentKey({ context, ...input }: FragmentInput): string {
  const contextHash = contextHashes.get(context) ?? hashOf(context);
  contextHashes.set(context, contextHash);
  return hashOf([contextHash, input]);
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}
