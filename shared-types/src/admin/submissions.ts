export const SUBMISSIONS_PAGE_PARAMETER = 'page';
export const SUBMISSIONS_PER_PAGE = 20;

export interface SubmittedField {
  /** The field's current title; its id if it no longer exists. */
  readonly title: string;
  /** Empty if unanswered; one value per checked box of a group. */
  readonly values: readonly string[];
}

export interface SubmissionEntry {
  readonly id: string;
  /** Title now or at submission; empty if it has none. */
  readonly formTitle: string;
  /** Page title now or at submission; empty if unknown. */
  readonly pageTitle: string;
  readonly isFormGone: boolean;
  readonly pagePath: string;
  /** ISO 8601 time. */
  readonly receivedAt: string;
  readonly receivedText: string;
  readonly fields: readonly SubmittedField[];
}

/** Data of the loader `admin/submissions/list`. */
export interface SubmissionsView {
  /** From 1. */
  readonly page: number;
  /** Newest first. */
  readonly entries: readonly SubmissionEntry[];
  /** On all pages. */
  readonly count: number;
}
