/** The name of the number of the page of submissions, from 1. */
export const SUBMISSIONS_PAGE_PARAMETER = 'page';
/** Submissions on one page. */
export const SUBMISSIONS_PER_PAGE = 20;

/** One answer of a submission. */
export interface SubmittedField {
  /** The field's title as it is now; its id where the form has no such field any more. */
  readonly title: string;
  /** Empty where nothing was answered; a group of checkboxes has as many as were checked. */
  readonly values: readonly string[];
}

/** What somebody sent with a form. */
export interface SubmissionEntry {
  readonly id: string;
  /** The form's title now, or when it was sent; empty where it has none. */
  readonly formTitle: string;
  /** Title of the page the form stands on, or stood on when it was sent; empty where that is not known. */
  readonly pageTitle: string;
  /** True where the site has no such form any more. */
  readonly isFormGone: boolean;
  /** Path on this site of the page it was sent from. */
  readonly pagePath: string;
  /** When it arrived, as an ISO time. */
  readonly receivedAt: string;
  /** The same in the site's language, with the time zone. */
  readonly receivedText: string;
  readonly fields: readonly SubmittedField[];
}

/** Answer to the loader `admin/submissions/list`. */
export interface SubmissionsView {
  /** Number of the page, from 1. */
  readonly page: number;
  /** The submissions of this page, the newest first. */
  readonly entries: readonly SubmissionEntry[];
  /** How many there are on all pages. */
  readonly count: number;
}
