/**
 * Calls of the analytics events. The paths are the specification's.
 *
 * @implements ANLT-08 ANLT-09
 */
export const ANALYTICS_CALLS = {
  /** What a person does with what the site offers around its matter; the body is form-encoded. */
  recordEvent: { method: 'POST', path: '/api/events/RecordEvent' },
  /** What a visitor does in the store and on the site, with who and where; the body is JSON. */
  trackEvent: { method: 'POST', path: '/api/v1/events' },
} as const;

/** How long a page waits for the answer to such a call. */
export const ANALYTICS_CALL_MS = 2500;
/** Limits of an event. What is longer is cut. */
export const ANALYTICS_LIMIT = {
  /** Longest name, in characters. */
  nameLength: 80,
  /** Longest text, in characters. */
  textLength: 2000,
  /** Most fields of its own. */
  fields: 50,
} as const;

/**
 * Events of `recordEvent`. Pages send the click on a link that shares; the others are moments of an editor that the admin
 * area does not have yet, and the server takes them.
 *
 * @implements ANLT-25
 */
export const ANALYTICS_EVENTS = [
  'UserSavesCollectionSettings',
  'UserMovesCollection',
  'UserMovesCollectionItem',
  'UserViewBlogPublishedModal',
  'UserCopiesContentLink',
  'UserClicksShareToSocial',
  'UserCreatesCampaignDraftFromBlog',
  'UserChangesBlogThumbnail',
  'UserRemovesBlogThumbnail',
] as const;
/** The name of such an event. */
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/**
 * What visitors do on a site and in its store: the `action` of an event. The form of a newsletter, in a popup or a lock screen,
 * tells no event of its own, and nobody can open a customer account on a page; the server takes both.
 *
 * @implements ANLT-26
 */
export const COMMERCE_EVENT = {
  addToCart: 'add to cart',
  purchase: 'purchase',
  viewProductPage: 'view product page',
  search: 'search',
  subscribeNewsletter: 'subscribe newsletter',
  createCustomerAccount: 'create customer account',
} as const;
/** The name of such an event. */
export type CommerceEvent = (typeof COMMERCE_EVENT)[keyof typeof COMMERCE_EVENT];

/** The `customSchemaName` of those events. */
export const COMMERCE_SCHEMA = 'commerce';

/**
 * Fields every event has.
 *
 * @implements ANLT-13
 */
export const COMMON_FIELDS = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'] as const;
/** The name of such a field. */
export type CommonField = (typeof COMMON_FIELDS)[number];

/**
 * Fields an event may have; each may also be null, which says that there is none.
 *
 * @implements ANLT-14 ANLT-15
 */
export const OPTIONAL_COMMON_FIELDS = [
  'context_id',
  'context_name',
  'object_id',
  'object_name',
  'indirect_object_id',
  'indirect_object_name',
  'product_area',
  'product_page',
  'product_section',
  'user_member_account_id',
  'session_id',
  'user_locale',
  'website_locale',
  'frontsite_language',
] as const;
/** The name of such a field. */
export type OptionalCommonField = (typeof OPTIONAL_COMMON_FIELDS)[number];

/** The fields all events have in common; one that had another type is absent. */
export type CommonData = Readonly<
  Partial<Record<CommonField, string>> & Partial<Record<OptionalCommonField, string | null>>
>;

/** The fields of one kind of event. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** Where pages run, as an event's `event_source` says it. */
export type SourceEnvironment = 'dev' | 'qa' | 'staging' | 'prod';

/** Body of `recordEvent`. */
export interface RecordEvent {
  /** The crumb as the cookie has it. The one in the call's query counts, which is new when a call is sent again. */
  readonly crumb?: string;
  /** An `AnalyticsEvent`, or an event of the site's own. */
  readonly event: string;
  /** `EventData` as JSON. */
  readonly data: string;
}

/** Body of `trackEvent`. */
export interface TrackEvent {
  /** Value of the cookie of that name; empty where the site restricts what it knows of its visitors. */
  readonly analyticsId: string;
  /** `CommonData` as JSON. */
  readonly commonData: string;
  /** `EventData` as JSON. */
  readonly customData: string;
  /** What kind of event `customData` belongs to. */
  readonly customSchemaName: string;
}

/** Reply to both. */
export interface AnalyticsReply {
  /** 1, or 0 where the visitor does not allow it. */
  readonly recorded: 0 | 1;
}
