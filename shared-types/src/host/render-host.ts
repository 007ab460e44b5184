import type { PageContext } from '../site/context';
import type { ImageCapability } from './image';
import type { MoneyCapability } from './money';
import type { Messages, TextCapability } from './text';
import type { UrlCapability } from './url';

/** Values that differ from request to request and never enter a cached piece of HTML. */
export interface PerRequest {
  /** The anti-forgery token for hidden inputs and calls. */
  readonly crumb: string;
  /** A fresh submission key; sending it twice stores once. */
  readonly key: string;
  /** Path and query of this page, where a form without script returns to. */
  readonly return: string;
  /** Lets a script of the owner's run; for the HTML of views only, the page is never told. */
  readonly nonce?: string;
}

/** What a view may use, the same on the server and in the page. */
export interface RenderHost<S extends Messages = Messages> {
  readonly context: PageContext;
  readonly perRequest: PerRequest;
  readonly money: MoneyCapability;
  readonly text: TextCapability<S>;
  readonly image: ImageCapability;
  readonly url: UrlCapability;
}

/** What a view with these messages may use, in whatever language it has them. */
export type ViewHost<M extends Messages> = RenderHost<Readonly<Record<keyof M & string, string>>>;
