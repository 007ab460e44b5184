import type { Route } from './services';
import type { AnyLoader } from './page/loader';
import type { ReadReceipt } from './page/read-receipt';

/** An area as the server starts it: its loaders and endpoints. `R` is the kind of its routes. */
export interface Area<R = Route> {
  readonly loaders: readonly AnyLoader[];
  readonly routes: readonly R[];
  /** Reads the receipts of its forms, for pages that thank for one. */
  readonly readReceipt?: ReadReceipt;
}
