import type { FormReply } from '../../failure';
import type { Patch, PageStep } from './page-change';
import type { PageContent } from './page-content';
import type { PageStatus } from './pages';

export const PAGE_DRAFT_CALLS = {
  /** Answers with a `PageDraft`. */
  getPageDraft: { method: 'GET', path: '/api/config/pages/drafts/:pageId' },
  /** Takes a `PageChange`; answers with a `ChangedDraft`, or 409 with a `DraftConflict` in `data.conflict`. */
  changePageDraft: { method: 'PATCH', path: '/api/config/pages/drafts/:pageId' },
  /** Takes a `PresenceNote`; answers with a `PresenceReply`. */
  notePresence: { method: 'POST', path: '/api/config/pages/drafts/:pageId/presence' },
} as const;

/** Where the editor's frame finds the draft of a page. */
export const PAGE_DRAFT_PATH = '/config/pages/:pageId/draft';

/** Own steps that a draft is sent with. */
export const OWN_STEPS = 100;
/** Somebody counts as present for this time after the last note. */
export const PRESENCE_MS = 30_000;

/** Somebody else who has the page open in the editor. */
export interface PresentPerson {
  /** The same for all notes of one account. */
  readonly id: string;
  readonly name: string;
  /** Id of the block that is selected. */
  readonly block?: string;
}

export interface PresenceNote {
  /** Id of the block that is selected; none if absent. */
  readonly block?: string;
}

export interface PresentPeople {
  readonly people: readonly PresentPerson[];
}

/** Reply to `notePresence`. */
export interface PresenceReply extends FormReply, PresentPeople {}

/** What an editor changes of a page; visitors see nothing of it until it is published. */
export interface PageDraft extends PresentPeople {
  readonly pageId: string;
  readonly content: PageContent;
  /** 0 for a page that nobody has changed; each change adds 1. */
  readonly revision: number;
  readonly isPublished: boolean;
  /** True if publishing would change what visitors see. */
  readonly isChanged: boolean;
  readonly status: PageStatus;
  /** Name of the account that changed it last. */
  readonly changedBy?: string;
  /** ISO 8601. */
  readonly changedAt?: string;
  /** The account's own last steps, newest last. */
  readonly changes: readonly PageStep[];
}

export interface ChangedDraft extends FormReply {
  readonly revision: number;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** Why a change was not applied, in `data.conflict` of the failure: the same place has been changed since its revision. */
export interface DraftConflict {
  readonly draft: PageDraft;
  /** All changes since the revision of the refused change, in order. */
  readonly theirs: Patch;
  /** Pointers of the refused change that conflict. */
  readonly conflicts: readonly string[];
}
