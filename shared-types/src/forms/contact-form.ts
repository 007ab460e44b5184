import type { FormReply } from '../failure';
import type { Captcha } from './captcha';
import type { FileGroup } from './form-upload';
import type { ShownWhen } from './logic/condition';

/** Settings of a contact form block; plain texts. Empty button and thanks texts have defaults. */
export interface ContactFormSettings {
  readonly title?: string;
  readonly fields: readonly FormField[];
  readonly submitButtonText: string;
  readonly submissionMessage: string;
  /** Opened after sending, instead of the thanks: a path of this site or an `https:` URL. */
  readonly successUrl?: string;
  /** HTML shown below the thanks, with scripts. The import sanitizes it and gives scripts the nonce `NONCE_PLACE`. */
  readonly postSubmitHtml?: string;
  /** None if absent. */
  readonly captcha?: Captcha;
  /** Public key of the site at the captcha's service; required except with `altcha`. */
  readonly captchaSiteKey?: string;
  /** Id of the mailing list that the form's first email address joins. */
  readonly mailingListId?: string;
  /** True keeps what was typed in the visitor's browser until the form is sent. */
  readonly keepsDraft?: boolean;
  /** What visitors agree to by sending, shown above the button; lines of plain text. */
  readonly disclaimer?: string;
}

/** @implements FIELD-01 */
export type FieldType =
  | 'name'
  | 'email'
  | 'text'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'radio'
  | 'likert'
  | 'date'
  | 'time'
  | 'phone'
  | 'address'
  | 'number'
  | 'currency'
  | 'calculation'
  | 'website'
  | 'twitter'
  | 'password'
  | 'file'
  | 'hidden'
  | 'section';

export interface FormField {
  /** Unique in its form; part of input names. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description?: string;
  readonly required: boolean;
  readonly placeholder?: string;
  /** Options of a select, checkbox or radio group; a checkbox without options is a single box. Questions of a likert scale. */
  readonly options?: readonly string[];
  /** Maximum characters per part; `FIELD_VALUE_MAX` if absent. */
  readonly maxLength?: number;
  /** Shown before the amount of a `currency` or `calculation`; none if absent. */
  readonly currencySymbol?: string;
  /** What a `calculation` computes, in the grammar of `parseFormula`; fields above are named by their ids. */
  readonly formula?: string;
  /** What each option counts in calculations, in the order of the options: digits with a point before the fraction. */
  readonly amounts?: readonly string[];
  /** True adds an input for the country's calling code to a `phone`. */
  readonly showCountryCode?: boolean;
  /** Which files a `file` field takes; any of `FORM_FILE_TYPES` if absent. */
  readonly accepts?: FileGroup;
  /** How many files a `file` field takes; 1 if absent. */
  readonly mostFiles?: number;
  /** True draws a line below a `section`. */
  readonly underline?: boolean;
  /**
   * Query parameter of the page that sets a `hidden` field; the field's id if absent. Of other fields it gives the first value,
   * none if absent; see `LOGIC_PROPERTIES` for their types.
   */
  readonly key?: string;
  /** Value of a `hidden` field without the parameter; empty if absent. */
  readonly value?: string;
  /** True begins a page at a `section`. */
  readonly startsPage?: boolean;
  /** Answers of fields above on which this one is shown; always if absent. */
  readonly shownWhen?: ShownWhen;
}

/**
 * Answers to a question of a likert scale, lowest first.
 * @implements FIELD-14
 */
export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;

/** Data of the loader `forms/contact-form/form`. */
export interface ContactFormView {
  /** Id of the form's block. */
  readonly formId: string;
  /** First values from the page's query, by input name. */
  readonly prefilled?: Readonly<Record<string, string>>;
}

/** The first two paths are the specification's. */
export const FORM_CALLS = {
  formSubmissionKey: { method: 'POST', path: '/api/form/FormSubmissionKey' },
  saveFormSubmission: { method: 'POST', path: '/api/form/SaveFormSubmission' },
  /** Checks answers as if the form was sent with them. Stores nothing. */
  checkAnswers: { method: 'POST', path: '/api/forms/contact-form/checks' },
} as const;

/**
 * An input is named `field.<field id>.<part>`. A checkbox has a part per option, a likert scale one per question, from 0. The
 * upload of a file is the id of one that the server has; files themselves are sent as `FILE_PART`.
 */
export const FIELD_PARTS = {
  name: ['first', 'last'],
  email: ['value'],
  text: ['value'],
  textarea: ['value'],
  select: ['value'],
  checkbox: ['0'],
  radio: ['value'],
  likert: ['0'],
  date: ['value'],
  time: ['value'],
  phone: ['number', 'country'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  number: ['value'],
  currency: ['value'],
  calculation: [],
  website: ['value'],
  twitter: ['value'],
  password: ['value'],
  file: ['upload'],
  hidden: [],
  section: [],
} as const satisfies Readonly<Record<FieldType, readonly string[]>>;

/** Part of the file input of a `file` field. */
export const FILE_PART = 'file';
/** Placeholder of the page's nonce in the scripts of `postSubmitHtml`; always their first attribute. */
export const NONCE_PLACE = 'of-the-page';
/** Prefix of all field inputs. */
export const FIELD_PREFIX = 'field.';
/** Name of the honeypot input; submissions that fill it get thanks and are stored in quarantine, up to a limit. */
export const DECOY_INPUT = 'leave-this-empty';
/** Characters per part of a field. */
export const FIELD_VALUE_MAX = 65_536;
/** In characters. */
export const EMAIL_LENGTH = { min: 3, max: 256 } as const;

/** Response to `formSubmissionKey`: an idempotency key for any form of the site. */
export interface FormSubmissionKeyReply extends FormReply {
  readonly data: { readonly key: string };
}

/**
 * A list for `name`, `address`, `date` (month, day, year), `time` (hour, minute, second, `AM` or `PM`), `phone` (country, area
 * code, prefix, line), `checkbox` and `file` (names of files); text for others.
 */
export type FieldValue = string | readonly string[];
/** For `likert`: the checked values by question. */
export type LikertValue = Readonly<Record<string, readonly string[]>>;

/** Page visibility; `pagePermissionTypeValue` of a submission. */
export const PAGE_PERMISSION = { public: 1, password: 2, members: 3 } as const;
export type PagePermissionNumber = (typeof PAGE_PERMISSION)[keyof typeof PAGE_PERMISSION];

/** Without script, `block` replaces `formId`, and `field.<id>.<part>` replaces `form`. */
export interface SaveFormSubmission {
  /** Idempotency key: the page's own, or one from `formSubmissionKey`. */
  readonly key: string;
  readonly formId: string;
  /** Values by field id, as JSON. */
  readonly form: string;
  readonly collectionId?: string;
  /** Form title for the owner. */
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  readonly captchaKey?: string;
  readonly pageTitle?: string;
  readonly pageId?: string;
  /** `c` on a page, `i` on an item's page. */
  readonly contentSource?: 'i' | 'c';
  readonly pagePath?: string;
  readonly pagePermissionTypeValue?: PagePermissionNumber;
  /** Census field: the visitor cookie, with consent. */
  readonly ss_cvr?: string;
}

export interface AnsweredField {
  /** The field's title; its id if it no longer exists. */
  readonly title: string;
  /** Empty if unanswered; one value per checked box of a group. */
  readonly values: readonly string[];
}

/** What was stored of a submission, for the visitor who sent it. */
export interface FormReceipt {
  /** Unique per site, like `K7QM-4X2P`. */
  readonly number: string;
  /** Answered fields that the visitor has seen, without passwords. */
  readonly fields: readonly AnsweredField[];
}

/** Payload of the state event `forms/receipt`. */
export interface ReceiptState extends FormReceipt {
  readonly formId: string;
}

/**
 * Response to `saveFormSubmission`; `message` is the owner's thanks. With it comes the receipt, except of a newsletter and of
 * a form that opens a page of its owner instead.
 */
export interface SaveFormSubmissionReply extends FormReply {
  readonly data: { readonly saved: true };
  readonly states?: { readonly 'forms/receipt': ReceiptState };
}

/** Response to `checkAnswers`, which takes what `saveFormSubmission` takes. */
export interface CheckAnswersReply extends FormReply {
  readonly data: {
    /** Messages by field id; empty if all answers are right. */
    readonly errors: Readonly<Record<string, string>>;
  };
}

/** Error codes of forms; field errors are keyed by field id. */
export type FormErrorCode =
  | 'forms/invalid'
  | 'forms/unparsable'
  | 'forms/not-configured'
  | 'forms/page-locked'
  | 'forms/key-unknown'
  | 'forms/key-used'
  | 'forms/rate-limited'
  | 'forms/captcha-incomplete'
  | 'forms/captcha-again'
  | 'forms/captcha-unavailable'
  | 'forms/upload-invalid'
  | 'forms/upload-gone'
  | 'forms/uploads-full'
  | 'forms/uploads-limited'
  | 'forms/scan-unavailable';
