import type { PageContext } from '../site/context';
import type { ImageCapability } from './image';
import type { MoneyCapability } from './money';
import type { Messages, TextCapability } from './text';
import type { UrlCapability } from './url';

/** Values of a single request, which are never part of cached HTML. */
export interface PerRequest {
  /** Anti-forgery token for hidden inputs and calls. */
  readonly crumb: string;
  /** A fresh idempotency key: a form sent twice with it is stored once. */
  readonly key: string;
  /** Path and query of this page, to which a form without script returns. */
  readonly return: string;
  /** Nonce for the owner's scripts in HTML; not available in the browser. */
  readonly nonce?: string;
}

/** Capabilities of views, the same on the server and in the browser. */
export interface RenderHost<S extends Messages = Messages> {
  readonly context: PageContext;
  readonly perRequest: PerRequest;
  readonly money: MoneyCapability;
  readonly text: TextCapability<S>;
  readonly image: ImageCapability;
  readonly url: UrlCapability;
}

/** A render host with these messages, in any language. */
export type ViewHost<M extends Messages> = RenderHost<Readonly<Record<keyof M & string, string>>>;
