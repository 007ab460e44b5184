import { hash } from 'node:crypto';
import type { PageContext } from 'shared-types/site/context';
import { bytesOf } from '../../../platform/memory/bytes-of';
import type { Room } from '../../../platform/memory/memory-budget';
import type { HtmlTemplate } from './html-template';

interface FragmentInput {
  /** `<shell>@<version>`. */
  readonly shell: string;
  readonly context: PageContext;
  readonly feature: string;
  /** `<remote>@<version>`. */
  readonly bundle: string;
  readonly props: unknown;
  /** True if a script may start the feature; false while its remote is disabled. */
  readonly isLive: boolean;
}

/** Rendered HTML by its input. Entries never become invalid, since changed input has another key. */
export interface FragmentCache {
  get(key: string): RenderedBlock | undefined;
  /** Fragments that depend on the query have a separate, smaller share, so that they cannot evict the others. */
  set(key: string, fragment: RenderedBlock, isQueried?: boolean): void;
}

export function createFragmentCache(shown: Room<RenderedBlock>, queried: Room<RenderedBlock>): FragmentCache {
  return {
    get: (key) => shown.get(key) ?? queried.get(key),
    set: (key, fragment, isQueried = false) =>
      (isQueried ? queried : shown).set(key, fragment, key.length + bytesOf(fragment)),
  };
}

const contextHashes = new WeakMap<PageContext, string>();

/** The context is most of the input, and the same object for all visitors of a page, so its hash is memoized. */
export function fragmentKey({ context, ...input }: FragmentInput): string {
  const contextHash = contextHashes.get(context) ?? hashOf(context);
  contextHashes.set(context, contextHash);
  return hashOf([contextHash, input]);
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/** A rendered block; `isFallback` where its remote was to render it and could not. */
export interface RenderedBlock {
  readonly html: HtmlTemplate;
  /** Links that fetch early what the block shows. */
  readonly preloads: string;
  readonly isFallback: boolean;
}
