export const SUBMISSIONS_PER_PAGE = 20;

/**
 * Query parameters of the list. `id` opens one submission; `remove` (ids separated by dots) and `person` (an email address)
 * ask to confirm a deletion; `done` with `count` shows the result of an action.
 */
export const SUBMISSIONS_PARAMETER = {
  page: 'page',
  form: 'form',
  state: 'state',
  from: 'from',
  to: 'to',
  search: 'q',
  id: 'id',
  remove: 'remove',
  person: 'person',
  format: 'format',
  folder: 'folder',
  done: 'done',
  count: 'count',
} as const;

/** Most submissions of a file. */
export const SUBMISSIONS_FILE_MOST = 10_000;

export const SUBMISSION_FILE_FORMATS = ['csv', 'xlsx'] as const;

/** How many days submissions may be kept, unless forever. */
export const SUBMISSION_KEEP_LIMIT = { least: 1, most: 3650 } as const;

/** Longest search text, in characters. */
export const SUBMISSIONS_SEARCH_MAX = 200;

/** Prefix of the checkboxes that select submissions; the submission's id follows. */
export const CHOSEN_SUBMISSION_PREFIX = 'submission.';

/**
 * Why a submission is in quarantine: it has filled a field that only bots see, its words are those of spam, or somebody has
 * marked it.
 */
export const SPAM_REASONS = ['bot', 'words', 'service', 'marked'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

export const SUBMISSION_STATES = ['unread', 'read'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** States to filter by; `undelivered` are those of which an email, a subscription or a webhook failed. */
export const SUBMISSION_FILTERS = ['unread', 'read', 'undelivered'] as const;
export type SubmissionFilter = (typeof SUBMISSION_FILTERS)[number];

/** How submissions are marked: the selected ones, or all that match the filter as read. Spam is in quarantine. */
export const SUBMISSION_MARKS = ['read', 'unread', 'all-read', 'spam', 'not-spam'] as const;

export const SUBMISSIONS_CALLS = {
  markSubmissions: { method: 'POST', path: '/api/config/submissions/state' },
  saveSubmissionRetention: { method: 'POST', path: '/api/config/submissions/retention' },
  /** A file of a submission; `?id=` names it. */
  getSubmittedFile: { method: 'GET', path: '/api/config/submissions/submitted-file' },
  getSubmissionsFile: { method: 'GET', path: '/api/config/submissions/file' },
  deleteSubmissions: { method: 'POST', path: '/api/config/submissions/delete' },
} as const;

/** Results that the list reports. */
export const SUBMISSIONS_DONE = ['read', 'unread', 'deleted', 'retention', 'spam', 'released'] as const;
export type SubmissionsDone = (typeof SUBMISSIONS_DONE)[number];

/** Names a form: by its title, else by its page. */
export interface SubmittedForm {
  /** Title now or at submission; empty if it has none. */
  readonly formTitle: string;
  /** Page title now or at submission; empty if unknown. */
  readonly pageTitle: string;
  readonly pagePath: string;
  /** True if the form is no longer on the site. */
  readonly isFormGone: boolean;
}

/** A form with submissions. */
export interface FormChoice extends SubmittedForm {
  readonly id: string;
  readonly count: number;
  readonly unread: number;
}

/** A file that came with a submission. */
export interface SubmittedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeText: string;
}

export interface SubmittedField {
  /** The field's current title; its id if it no longer exists. */
  readonly title: string;
  /** Empty if unanswered; one value per checked box of a group. */
  readonly values: readonly string[];
  /** Present in place of its values, which are their names. */
  readonly files?: readonly SubmittedFile[];
}

interface ReceivedSubmission extends SubmittedForm {
  readonly id: string;
  readonly isUnread: boolean;
  /** ISO 8601 time. */
  readonly receivedAt: string;
  readonly receivedText: string;
}

/** A row of the list. */
export interface SubmissionRow extends ReceivedSubmission {
  /** One text per column; a single excerpt of all answers if the list has no columns. */
  readonly cells: readonly string[];
}

/** An opened submission. */
export interface SubmissionEntry extends ReceivedSubmission {
  /** Why it is in quarantine; absent if it is not. */
  readonly spamReason?: SpamReason;
  /** The first answer that is an email address; empty if there is none. */
  readonly email: string;
  readonly fields: readonly SubmittedField[];
}

export interface SubmissionColumn {
  readonly title: string;
  /** True if the form no longer has this field. */
  readonly isGone: boolean;
}

/** The filter as typed; empty fields do not filter. */
export interface SubmissionsQuestion {
  /** Id of a form. */
  readonly form: string;
  readonly state: SubmissionFilter | '';
  /** `spam` lists what is in quarantine, empty everything else. */
  readonly folder: 'spam' | '';
  /** First and last day in the site's time zone, such as `2026-11-22`. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
}

/** How often the options of a field were chosen. */
export type AnswerChart =
  | {
      readonly kind: 'choices';
      readonly title: string;
      /** In the order of the field's options; then former options. */
      readonly choices: readonly { readonly text: string; readonly count: number; readonly isGone: boolean }[];
    }
  | {
      readonly kind: 'likert';
      readonly title: string;
      /** Counts in the order of `LIKERT_VALUES`. */
      readonly questions: readonly { readonly title: string; readonly counts: readonly number[] }[];
    };

/** A deletion to confirm. */
export interface SubmissionsRemoval {
  /** Email address of a person whose submissions are all to be deleted; empty if submissions were selected. */
  readonly person: string;
  /** The first of them, at most a page, each with an excerpt of its answers. */
  readonly rows: readonly SubmissionRow[];
  readonly count: number;
}

export const SUBMISSION_DELETION_REASONS = ['selected', 'person', 'retention'] as const;
export type SubmissionDeletionReason = (typeof SUBMISSION_DELETION_REASONS)[number];

/** A deletion that took place. */
export interface SubmissionDeletion {
  readonly reason: SubmissionDeletionReason;
  readonly count: number;
  /** Name of the account; empty for `retention`. */
  readonly by: string;
  /** ISO 8601 time. */
  readonly at: string;
  readonly atText: string;
}

/** Data of the loader `admin/submissions/list`. */
export interface SubmissionsView {
  /** Name of the site's time zone, in which the filter's days begin. */
  readonly timeZone: string;
  readonly question: SubmissionsQuestion;
  /** Invalid fields, which were ignored. */
  readonly unreadable: readonly ('from' | 'to')[];
  /** From 1. */
  readonly page: number;
  /** The forms that have submissions, and those on the site. */
  readonly forms: readonly FormChoice[];
  /** The fields of the selected form; empty if submissions of several forms are listed. */
  readonly columns: readonly SubmissionColumn[];
  /** Unread first, then newest first. */
  readonly rows: readonly SubmissionRow[];
  /** On all pages. */
  readonly count: number;
  /** Submissions of the site in quarantine. */
  readonly spam: number;
  /** Unread submissions among them. */
  readonly unread: number;
  /** The submission that the address names; `gone` if it does not exist. */
  readonly opened?: SubmissionEntry | 'gone';
  /** Charts of the selected form's answers, of all pages; empty if submissions of several forms are listed. */
  readonly charts: readonly AnswerChart[];
  /** True if the account may delete submissions. */
  readonly mayDelete: boolean;
  /** Days that submissions are kept; null means forever. */
  readonly keepDays: number | null;
  /** The deletion that the address asks to confirm. */
  readonly removal?: SubmissionsRemoval;
  /** The last deletions, newest first; empty for accounts that may not delete. */
  readonly deletions: readonly SubmissionDeletion[];
  readonly done?: { readonly what: SubmissionsDone; readonly count: number };
}
