import type { FormReply } from '../failure';

/** Settings of a contact form block. Texts are plain; where the owner leaves the button or the thanks empty, the form has its own. */
export interface ContactFormSettings {
  readonly title?: string;
  readonly fields: readonly FormField[];
  readonly submitButtonText: string;
  readonly submissionMessage: string;
  /** Where a sent form leads, in place of its thanks: a path of this site or an `https:` address. */
  readonly successUrl?: string;
  /** Shown below the thanks; scripts in it run. The import cleans it and gives each the nonce `NONCE_PLACE`. */
  readonly postSubmitHtml?: string;
}

/** A field of a form. */
export interface FormField {
  /** Unique in its form; part of the inputs' names. */
  readonly id: string;
  readonly type: 'name' | 'email' | 'text' | 'textarea' | 'select' | 'checkbox';
  readonly title: string;
  readonly description?: string;
  readonly required: boolean;
  readonly placeholder?: string;
  /** What a select or a group of checkboxes offers; a checkbox without any is one box. */
  readonly options?: readonly string[];
  /** Most characters of each part of the answer; `FIELD_VALUE_MAX` where absent. */
  readonly maxLength?: number;
}

/** Answer to the loader `forms/contact-form/form`. */
export interface ContactFormView {
  /** Id the form is sent with: its block's. */
  readonly formId: string;
}

/** Calls of forms. The paths are the specification's. */
export const FORM_CALLS = {
  formSubmissionKey: { method: 'POST', path: '/api/form/FormSubmissionKey' },
  saveFormSubmission: { method: 'POST', path: '/api/form/SaveFormSubmission' },
} as const;

/** Parts of a field's value by type: an input is called `field.<field id>.<part>`. A checkbox has one part an option, its place from 0. */
export const FIELD_PARTS = {
  name: ['first', 'last'],
  email: ['value'],
  text: ['value'],
  textarea: ['value'],
  select: ['value'],
  checkbox: ['0'],
} as const satisfies Readonly<Record<FormField['type'], readonly string[]>>;

/** Stands in the scripts of `postSubmitHtml` for the nonce of the page that shows them; always their first attribute. */
export const NONCE_PLACE = 'of-the-page';
/** What every input name of a form's fields begins with. */
export const FIELD_PREFIX = 'field.';
/** Name of an input no person sees: a submission that fills it is thanked for and not kept. */
export const DECOY_INPUT = 'leave-this-empty';
/** Longest answer to one part of a field, in characters. */
export const FIELD_VALUE_MAX = 65_536;
/** Fewest and most characters of an email address. */
export const EMAIL_LENGTH = { min: 3, max: 256 } as const;

/** Reply to `formSubmissionKey`: a key that sends any form of the site, once. */
export interface FormSubmissionKeyReply extends FormReply {
  readonly data: { readonly key: string };
}

/** The value of one field: `name` and `checkbox` give lists, the others text. */
export type FieldValue = string | readonly string[];

/** Who may see a page; `pagePermissionTypeValue` of a submission. */
export const PAGE_PERMISSION = { public: 1, password: 2, members: 3 } as const;
/** The number of such a permission. */
export type PagePermissionNumber = (typeof PAGE_PERMISSION)[keyof typeof PAGE_PERMISSION];

/**
 * Body of `saveFormSubmission`, as the specification names its fields. A form without script sends `block` for `formId`
 * and `field.<id>.<part>` for `form`.
 */
export interface SaveFormSubmission {
  /** The page's own submission key, or one from `formSubmissionKey`: the same key stores one submission. */
  readonly key: string;
  /** Id of the form's block. */
  readonly formId: string;
  /** Field values by field id, as JSON text. */
  readonly form: string;
  readonly collectionId?: string;
  /** Title of the form for its owner. */
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  readonly captchaKey?: string;
  readonly pageTitle?: string;
  readonly pageId?: string;
  /** `c` on a page, `i` on the page of an item. */
  readonly contentSource?: 'i' | 'c';
  readonly pagePath?: string;
  readonly pagePermissionTypeValue?: PagePermissionNumber;
  /** The census field: value of the visitor cookie, where the visitor allows it. */
  readonly ss_cvr?: string;
}

/** Reply to `saveFormSubmission`; `message` is the owner's thanks. */
export interface SaveFormSubmissionReply extends FormReply {
  readonly data: { readonly saved: true };
}

/** Codes a form may be refused with; field errors carry the field's id. */
export type FormErrorCode =
  | 'forms/invalid'
  | 'forms/unparsable'
  | 'forms/not-configured'
  | 'forms/page-locked'
  | 'forms/key-unknown'
  | 'forms/key-used'
  | 'forms/rate-limited';
