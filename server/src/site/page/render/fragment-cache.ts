import { hash } from 'node:crypto';
import type { PageContext } from 'shared-types/site/context';
import { bytesOf } from '../../../platform/memory/bytes-of';
import type { Room } from '../../../platform/memory/memory-budget';
import type { RenderedBlock } from './rendered-block';

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

/** A cache that shares its memory with others; what is made for a query has a room of its own. */
export function createFragmentCache(shown: Room<RenderedBlock>, queried: Room<RenderedBlock>): FragmentCache {
  return {
    get: (key) => shown.get(key) ?? queried.get(key),
    set: (key, fragment, isQueried = false) =>
      (isQueried ? queried : shown).set(key, fragment, key.length + bytesOf(fragment)),
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
