import type { ColumnType, Generated } from 'kysely';
import type { DeliveryStatus, ListService } from 'shared-types/admin/people/list-connection';
import type { StepKind, StepReason, StepState } from 'shared-types/admin/forms/submission-steps';
import type { SpamReason, SubmissionDeletionReason } from 'shared-types/admin/forms/submissions';
import type { CreatedAt, Json } from './column';

interface FormSubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  /** Idempotency key; one key stores one submission. */
  key: string;
  page_path: string;
  /** The number on the visitor's receipt, unique per site; null for submissions older than receipts. */
  number: ColumnType<string | null, string | undefined, never>;
  /** Field values keyed by field id. */
  fields: Json<Record<string, unknown>>;
  /** Page of the form and more details, with names of the specification. */
  details: Json<Record<string, unknown>>;
  received_at: CreatedAt;
  /** When somebody opened it or marked it as read; null if unread. */
  read_at: ColumnType<Date | null, Date | null | undefined>;
  /** Since when it is in quarantine as spam; null if it is not. */
  quarantined_at: ColumnType<Date | null, Date | null | undefined>;
  /** Null if it is not in quarantine. */
  spam_reason: ColumnType<SpamReason | null, SpamReason | null | undefined>;
  /** What the site's filter has learned it as; null if it has not. */
  learned_as: ColumnType<'spam' | 'not-spam' | null, 'spam' | 'not-spam' | null | undefined>;
}

/** How many messages a site's spam filter has learned. */
interface SpamFilterTable {
  site_id: string;
  spam: number;
  not_spam: number;
}

/** In how many learned messages a word is. */
interface SpamWordTable {
  site_id: string;
  /** A hash. */
  word: string;
  spam: number;
  not_spam: number;
}

interface SubmissionDeletionTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  /** Name of the account at that time; empty for `retention`. */
  deleted_by: string;
  reason: SubmissionDeletionReason;
  count: number;
  deleted_at: CreatedAt;
}

/** A submission that was deleted lately: a resend of it is not stored again. */
interface DeletedSubmissionTable {
  site_id: string;
  /** SHA-256 of the submission's key, which only its sender knows. */
  key_hash: Buffer;
  /** SHA-256 of the key, the form and the answers, without fields for files. */
  answers_hash: Buffer;
  /** Number on the receipt; null as in `form_submission`. */
  number: string | null;
  deleted_at: CreatedAt;
}

interface SubmissionRetentionTable {
  site_id: string;
  /** Null means forever. */
  keep_days: number | null;
  account_id: string | null;
  changed_by: string;
  changed_at: Generated<Date>;
}

interface MailingListTable {
  id: Generated<string>;
  site_id: string;
  /** Unique per site, in any case. */
  name: string;
  /** Double opt-in: nobody is subscribed before confirming by email. */
  requires_confirmation: Generated<boolean>;
  created_at: CreatedAt;
}

/** What a subscriber agreed to. */
export interface SubscriptionConsent {
  /** ISO 8601. */
  readonly at: string;
  /** The form's block. */
  readonly formId: string;
  readonly pagePath: string;
  /** Texts of the form, one a line. */
  readonly shownText: string;
}

interface ListSubscriberTable {
  id: Generated<string>;
  site_id: string;
  list_id: string;
  /** As the visitor typed it. */
  email: string;
  /** Normalized; unique per list. */
  email_key: string;
  /** An unsubscribed address stays, so that nobody else can subscribe it again. */
  state: 'unconfirmed' | 'subscribed' | 'unsubscribed';
  consent: Json<SubscriptionConsent>;
  /** Hash of the crumb of the browser that asked last. */
  browser_hash: string | null;
  /** Time of the last request. */
  requested_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

interface FormListTable {
  site_id: string;
  form_id: string;
  /** Null if the owner has disconnected the form from the list of its settings. */
  list_id: string | null;
}

/** The service that a list's changes are sent to; a list has at most one. */
interface ListConnectionTable {
  list_id: string;
  site_id: string;
  service: ListService;
  /** Where changes are sent; null if Mailchimp's API key says it. */
  url: string | null;
  /** Mailchimp's id of the list; null for other services. */
  audience_id: string | null;
  /** Of Mailchimp; null for other services. */
  api_key: string | null;
  /** `whsec_` and base64, which signs webhooks; null for other services. */
  secret: string | null;
  /** The account that is shown the secret, once; null if that is gone, or it is older than this column. */
  secret_made_by: ColumnType<string | null, string | null | undefined>;
  /** True once its maker has seen the secret. */
  is_secret_shown: Generated<boolean>;
  /** A replaced secret, which signs beside the current one until then. */
  old_secret: string | null;
  old_secret_until: Date | null;
  /** Until when the service wants no requests; null if it has not said so. */
  resumes_at: Date | null;
  delivered_at: Date | null;
}

/**
 * Why a change has not been delivered. `refused`: any status that has no reason of its own. `busy`: 429. `late`: no answer in
 * time. `unreachable`: no connection. `private`: the address is in a private network. `gone`: 410. `denied`: the API key was
 * refused. `no-audience`: the audience does not exist. `blocked`: the service may not subscribe this address.
 */
export type DeliveryReason =
  | 'refused'
  | 'busy'
  | 'late'
  | 'unreachable'
  | 'private'
  | 'gone'
  | 'denied'
  | 'no-audience'
  | 'blocked';

/** The newest change of a subscriber that its list's service does not have yet. It outlives the subscriber. */
interface ListDeliveryTable {
  id: Generated<string>;
  site_id: string;
  list_id: string;
  /** As the visitor typed it. */
  email: string;
  /** Normalized; unique per list. */
  email_key: string;
  status: DeliveryStatus;
  /** Another one for each change: receivers count messages with the same id once. */
  change_id: Generated<string>;
  changed_at: Date;
  state: Generated<'waiting' | 'failed'>;
  /** Of this change. */
  attempts: Generated<number>;
  /** The next attempt. */
  due_at: Date;
  /** The attempt that is under way, and until when no other may begin; null if there is none. */
  claim_id: string | null;
  claimed_until: Date | null;
  /** End of the last attempt; null before the first. */
  tried_at: Date | null;
  /** Why the last attempt failed; null if none has. */
  reason: DeliveryReason | null;
  /** What the service said, or its status. */
  detail: string | null;
}

/** What the owner wants of a form after a submission is stored; no row for nothing. Site documents do not contain it. */
interface FormStorageTable {
  site_id: string;
  form_id: string;
  /** Recipient of an email about each submission; null for no email. */
  email_to: string | null;
  /** True sends each visitor a copy. */
  sends_copy: boolean;
  /** URL that each submission is posted to; null for no webhook. */
  webhook_url: ColumnType<string | null, string | null | undefined>;
}

/** A secret that signs what is posted for a form. Replaced ones sign for a while beside the current one. */
interface FormWebhookSecretTable {
  id: Generated<number>;
  site_id: string;
  form_id: string;
  /** `whsec_` and base64. */
  secret: string;
  /** The account that is shown it, once; null if that is gone, or it is older than this column. */
  made_by: ColumnType<string | null, string | null | undefined>;
  /** True once its maker has seen it. */
  is_shown: Generated<boolean>;
  /** When it stops signing; null for the current one. */
  valid_until: Date | null;
}

/** Something done after a submission is stored; a submission has at most one step of each kind. */
interface SubmissionStepTable {
  id: Generated<string>;
  site_id: string;
  submission_id: string;
  kind: StepKind;
  state: StepState;
  attempts: Generated<number>;
  /** The next attempt; null unless it is waiting. */
  due_at: Date | null;
  done_at: Date | null;
  /** Why the last attempt failed; null if none has. */
  reason: StepReason | null;
  /** What the other server said, or its status. */
  detail: string | null;
  /** The email of the step; null once the outbox has deleted it. */
  email_id: string | null;
  /** What a webhook posts; null once it is done or has failed. */
  webhook_body: ColumnType<string | null, string | null | undefined>;
}

/** Who sent a step again. */
interface SubmissionStepRetryTable {
  id: Generated<number>;
  site_id: string;
  step_id: string;
  account_id: string | null;
  retried_by: string;
  retried_at: CreatedAt;
}

/** A file that a visitor sends with a form. */
interface FormUploadTable {
  /** Random, and known to the visitor alone: it is what allows its use. */
  id: string;
  site_id: string;
  form_id: string;
  field_id: string;
  /** Idempotency key of the submission that it is for. */
  key: string;
  /** For display; has the extension of its type once it is complete. */
  name: string;
  bytes: number;
  received: Generated<number>;
  /** By content. Like hash and object, null until the file is complete and checked. */
  content_type: string | null;
  sha256: string | null;
  object_key: string | null;
  /** The submission that it is deleted with; null until that is stored. */
  submission_id: string | null;
  /** Its place among the files of the field. */
  place: number | null;
  created_at: CreatedAt;
}

interface FormUploadPieceTable {
  upload_id: string;
  site_id: string;
  /** Bytes of the file before it. */
  starts_at: number;
  object_key: string;
}

export interface FormsTables {
  form_submission: FormSubmissionTable;
  submission_deletion: SubmissionDeletionTable;
  deleted_submission: DeletedSubmissionTable;
  submission_retention: SubmissionRetentionTable;
  mailing_list: MailingListTable;
  list_subscriber: ListSubscriberTable;
  form_list: FormListTable;
  list_connection: ListConnectionTable;
  list_delivery: ListDeliveryTable;
  form_storage: FormStorageTable;
  form_webhook_secret: FormWebhookSecretTable;
  submission_step: SubmissionStepTable;
  submission_step_retry: SubmissionStepRetryTable;
  form_upload: FormUploadTable;
  form_upload_piece: FormUploadPieceTable;
  spam_filter: SpamFilterTable;
  spam_word: SpamWordTable;
}
