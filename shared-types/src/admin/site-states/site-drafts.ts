import type { FormReply } from '../../failure';
import type { LastSaved } from '../last-saved';
export type { DiscardSiteDraft } from '../../requests/admin.generated';

/** Parts of a site that have drafts, by the name of their page. */
export const SITE_DRAFT_PARTS = ['styles', 'logo', 'navigation', 'headerFooter'] as const;
export type SiteDraftPart = (typeof SITE_DRAFT_PARTS)[number];

export const SITE_DRAFT_CALLS = {
  /** Answers with `SiteDrafts`. */
  getSiteDrafts: { method: 'GET', path: '/api/config/site-drafts' },
  /** Discards the draft of a part; what is published comes back into its form. */
  discardSiteDraft: { method: 'POST', path: '/api/config/site-drafts/discard' },
} as const;

/** Field of a form with a draft: what its values are saved as. */
export const SAVE_AS_FIELD = 'as';
export const SAVE_AS = ['published', 'draft'] as const;
export type SaveAs = (typeof SAVE_AS)[number];

/** Query parameter of a page whose draft has just been discarded. */
export const SITE_DRAFT_PARAMETER = 'draft';
export const DISCARDED = 'discarded';

/** A draft as its page shows it. */
export interface ShownSiteDraft {
  readonly part: SiteDraftPart;
  /** Tag of a further language; empty otherwise. */
  readonly language: string;
  readonly by: string;
  readonly atText: string;
  /** True if something else has been published since it was begun. */
  readonly isOutdated?: true;
}

/** What a form with a draft shows beside its values. */
export interface WorkingView {
  /** Version of draft and published state; a save sends it back to detect conflicts. */
  readonly base: string;
  /** The last publication in the admin area. */
  readonly changed?: LastSaved;
  /** Absent while everything is published. */
  readonly draft?: ShownSiteDraft;
  /** True on the page that follows a discarded draft. */
  readonly isDiscarded?: true;
}

/** A draft that can be published with pages. */
export interface ListedSiteDraft extends ShownSiteDraft {
  /** Its page's title, with the language where the site has several. */
  readonly title: string;
  /** Path of its page. */
  readonly path: string;
  /** Names the draft; publishing it sends it back. */
  readonly seen: string;
}

/** Reply to `getSiteDrafts`: those that the account may publish. */
export interface SiteDrafts {
  readonly drafts: readonly ListedSiteDraft[];
}

/** Reply to `discardSiteDraft`. */
export interface DiscardSiteDraftReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
