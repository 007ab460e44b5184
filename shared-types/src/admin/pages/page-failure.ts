import type { Failure } from '../../failure';
import type { DraftConflict } from './page-draft';
import type { PageMistake } from './pages';

/** Body of an error response to a call about pages. */
export interface PageFailure extends Failure {
  readonly data?: Failure['data'] & {
    /** What has changed meanwhile, if a change of a draft conflicts with it. */
    readonly conflict?: DraftConflict;
    /** What is wrong with pages that were to be published. */
    readonly mistakes?: readonly PageMistake[];
  };
}
