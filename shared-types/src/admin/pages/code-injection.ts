import type { FormReply } from '../../failure';
import type { CodeConsent, PageCode } from '../../site/page/site-code';
import type { LastSaved } from '../last-saved';

export const CODE_CALLS = {
  /** Saves the code of the whole site, or of one page. */
  saveCode: { method: 'POST', path: '/api/config/code/code' },
} as const;

/** Query parameter with the path of the page whose code is shown; absent for the whole site. */
export const CODE_PAGE_PARAMETER = 'of';

/** Where the code of a page is edited. */
export interface PageCodeLink {
  readonly url: string;
  readonly hasCode: boolean;
}

/** Reply to `saveCode`. */
export interface SaveCodeReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

export interface CodePage {
  readonly path: string;
  readonly title: string;
  readonly hasCode: boolean;
}

/** Data of the loader `admin/code-injection/saved`. */
export interface CodeView {
  /** Path of the page whose code is shown; empty for the whole site. */
  readonly of: string;
  /** Id of that page, if it can be edited. */
  readonly pageId?: string;
  /** The site's pages, in the order of their paths. */
  readonly pages: readonly CodePage[];
  /** Path of a page that is shown without the code. */
  readonly withoutCode: string;
  /** Android's keyboards change code while it is typed, so that it cannot be edited there. */
  readonly isAndroid: boolean;
  /** Absent after the session has ended. */
  readonly saved?: {
    /** Version of this state; a save sends it back to detect conflicts. */
    readonly base: string;
    readonly values: PageCode & { readonly consent: CodeConsent };
    readonly changed?: LastSaved;
  };
}
