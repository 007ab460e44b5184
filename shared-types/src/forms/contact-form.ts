import type { FormReply } from '../failure';

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
}

export interface FormField {
  /** Unique in its form; part of input names. */
  readonly id: string;
  readonly type: 'name' | 'email' | 'text' | 'textarea' | 'select' | 'checkbox';
  readonly title: string;
  readonly description?: string;
  readonly required: boolean;
  readonly placeholder?: string;
  /** Options of a select or checkbox group; a checkbox without options is a single box. */
  readonly options?: readonly string[];
  /** Maximum characters per part; `FIELD_VALUE_MAX` if absent. */
  readonly maxLength?: number;
}

/** Data of the loader `forms/contact-form/form`. */
export interface ContactFormView {
  /** Id of the form's block. */
  readonly formId: string;
}

/** The paths are the specification's. */
export const FORM_CALLS = {
  formSubmissionKey: { method: 'POST', path: '/api/form/FormSubmissionKey' },
  saveFormSubmission: { method: 'POST', path: '/api/form/SaveFormSubmission' },
} as const;

/** An input is named `field.<field id>.<part>`. A checkbox has a part per option, from 0. */
export const FIELD_PARTS = {
  name: ['first', 'last'],
  email: ['value'],
  text: ['value'],
  textarea: ['value'],
  select: ['value'],
  checkbox: ['0'],
} as const satisfies Readonly<Record<FormField['type'], readonly string[]>>;

/** Placeholder of the page's nonce in the scripts of `postSubmitHtml`; always their first attribute. */
export const NONCE_PLACE = 'of-the-page';
/** Prefix of all field inputs. */
export const FIELD_PREFIX = 'field.';
/** Name of the honeypot input; submissions that fill it get thanks but are not stored. */
export const DECOY_INPUT = 'leave-this-empty';
/** Characters per part of a field. */
export const FIELD_VALUE_MAX = 65_536;
/** In characters. */
export const EMAIL_LENGTH = { min: 3, max: 256 } as const;

/** Response to `formSubmissionKey`: an idempotency key for any form of the site. */
export interface FormSubmissionKeyReply extends FormReply {
  readonly data: { readonly key: string };
}

/** `name` and `checkbox` have lists, other fields text. */
export type FieldValue = string | readonly string[];

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

/** Response to `saveFormSubmission`; `message` is the owner's thanks. */
export interface SaveFormSubmissionReply extends FormReply {
  readonly data: { readonly saved: true };
}

/** Error codes of forms; field errors are keyed by field id. */
export type FormErrorCode =
  | 'forms/invalid'
  | 'forms/unparsable'
  | 'forms/not-configured'
  | 'forms/page-locked'
  | 'forms/key-unknown'
  | 'forms/key-used'
  | 'forms/rate-limited';
