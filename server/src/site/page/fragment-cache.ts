import { hash } from 'node:crypto';
import type { PageContext } from 'shared-types/site/context';
import type { RenderedBlock } from './render-blocks';

const MAX_FRAGMENTS = 5000;
/** Lists that visitors have sorted and filtered, and what they have searched for. */
const MAX_QUERIED = 200;

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
  /** Of what is made for a query less is kept, apart from the rest, which it drives out nothing of. */
  set(key: string, fragment: RenderedBlock, isQueried?: boolean): void;
}

/** A cache that forgets what was used longest ago. */
export function createFragmentCache(): FragmentCache {
  const [fragments, queried] = [new Map<string, RenderedBlock>(), new Map<string, RenderedBlock>()];
  return {
    get(key) {
      const kept = fragments.has(key) ? fragments : queried;
      const fragment = kept.get(key);
      if (!fragment) return undefined;
      kept.delete(key);
      kept.set(key, fragment);
      return fragment;
    },
    set(key, fragment, isQueried = false) {
      const kept = isQueried ? queried : fragments;
      kept.set(key, fragment);
      if (kept.size <= (isQueried ? MAX_QUERIED : MAX_FRAGMENTS)) return;
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
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
