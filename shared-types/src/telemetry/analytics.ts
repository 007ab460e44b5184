/** @implements ANLT-08 ANLT-09 */
export const ANALYTICS_CALLS = {
  /** Events around the site's offer; the body is form-encoded. */
  recordEvent: { method: 'POST', path: '/api/events/RecordEvent' },
  /** Events in the store and on the site, with identity and place; the body is JSON. */
  trackEvent: { method: 'POST', path: '/api/v1/events' },
} as const;

/** How long a page waits for a response, in milliseconds. */
export const ANALYTICS_CALL_MS = 2500;
/** Limits of an event. Longer texts are cut. */
export const ANALYTICS_LIMIT = {
  /** In characters. */
  nameLength: 80,
  /** In characters. */
  textLength: 2000,
  /** Number of custom fields. */
  fields: 50,
} as const;

/**
 * Pages send the click on a share link; the others come from editors.
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
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/**
 * Pages send neither the newsletter event nor the one for opening a customer account; the server accepts both.
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
export type CommerceEvent = (typeof COMMERCE_EVENT)[keyof typeof COMMERCE_EVENT];

/** `customSchemaName` of those events. */
export const COMMERCE_SCHEMA = 'commerce';

/** @implements ANLT-13 */
export const COMMON_FIELDS = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'] as const;
export type CommonField = (typeof COMMON_FIELDS)[number];

/**
 * Null means none.
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
export type OptionalCommonField = (typeof OPTIONAL_COMMON_FIELDS)[number];

/** Common fields; those of another type are missing. */
export type CommonData = Readonly<
  Partial<Record<CommonField, string>> & Partial<Record<OptionalCommonField, string | null>>
>;

export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** `event_source`: the environment of the page. */
export type SourceEnvironment = 'dev' | 'qa' | 'staging' | 'prod';

export interface RecordEvent {
  /** The crumb from the cookie. The one in the query takes precedence, because a retry has a new one. */
  readonly crumb?: string;
  /** An `AnalyticsEvent`, or a custom event. */
  readonly event: string;
  /** `EventData` as JSON. */
  readonly data: string;
}

export interface TrackEvent {
  /** Value of the cookie; empty if the site restricts visitor data. */
  readonly analyticsId: string;
  /** `CommonData` as JSON. */
  readonly commonData: string;
  /** `EventData` as JSON. */
  readonly customData: string;
  /** Schema of `customData`. */
  readonly customSchemaName: string;
}

/** Response to both calls. */
export interface AnalyticsReply {
  /** 1, or 0 without consent. */
  readonly recorded: 0 | 1;
}
