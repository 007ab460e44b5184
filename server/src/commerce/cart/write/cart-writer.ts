import { crumbOf } from '../../../platform/http/cookie/crumb';
import type { ActionContext } from '../../../site/request/action';
import type { CartOwner } from '../read/stored-cart';

export interface CartWriter extends CartOwner {
  /** The anti-forgery token of the visitor's browser. */
  readonly crumb: string;
  /** Revisions of the changes this browser knows of. */
  readonly answered: readonly number[];
}

/** The visitor who requests a change; the crumb has been checked before. */
export function cartWriterOf({ site, visitor, request }: ActionContext): CartWriter {
  return {
    site,
    cartToken: visitor.cartToken,
    crumb: crumbOf(request) ?? '',
    answered: visitor.answered,
  };
}
