import type { FieldType, FormField } from './contact-form';

/**
 * Parts of the form builder, in their order.
 * @implements FBUILD-01
 */
export const FORM_FIELDSET = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const;
export type FormFieldset = keyof typeof FORM_FIELDSET;

/** What an owner may edit of a field, beside its title. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title'>;

const WRITTEN = ['description', 'placeholder', 'required'] as const;
const PLAIN = ['description', 'required'] as const;
const CHOSEN = ['description', 'options', 'required'] as const;

/**
 * The properties of each type of field, in the order of the form builder.
 * @implements FBUILD-02 FBUILD-03 FBUILD-04 FBUILD-05 FBUILD-06 FBUILD-07 FBUILD-08
 */
export const FIELD_PROPERTIES = {
  text: WRITTEN,
  textarea: WRITTEN,
  email: WRITTEN,
  number: WRITTEN,
  website: WRITTEN,
  currency: ['description', 'currencySymbol', 'required'],
  calculation: ['description', 'formula', 'currencySymbol'],
  password: PLAIN,
  twitter: PLAIN,
  date: PLAIN,
  time: PLAIN,
  name: PLAIN,
  address: PLAIN,
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: CHOSEN,
  checkbox: CHOSEN,
  select: CHOSEN,
  likert: CHOSEN,
  file: ['description', 'accepts', 'mostFiles', 'required'],
  hidden: ['key', 'value'],
} as const satisfies Readonly<Record<FieldType, readonly FieldProperty[]>>;

/**
 * Properties that a type has only while the vanilla form handler is on: the live version of the feature that shows forms enhances
 * their HTML instead of hydrating a view.
 * @implements FBUILD-09
 */
export const VANILLA_PROPERTIES = {
  textarea: ['maxLength'],
} as const satisfies Partial<Record<FieldType, readonly FieldProperty[]>>;

/** Properties by which fields depend on others or on the page's query, or others on them. They are stored only where they are set. */
export const LOGIC_PROPERTIES: Readonly<Record<FieldType, readonly FieldProperty[]>> = {
  text: ['key', 'shownWhen'],
  textarea: ['key', 'shownWhen'],
  email: ['key', 'shownWhen'],
  number: ['key', 'shownWhen'],
  website: ['key', 'shownWhen'],
  currency: ['key', 'shownWhen'],
  calculation: ['shownWhen'],
  password: ['shownWhen'],
  twitter: ['key', 'shownWhen'],
  date: ['key', 'shownWhen'],
  time: ['key', 'shownWhen'],
  name: ['shownWhen'],
  address: ['shownWhen'],
  phone: ['shownWhen'],
  section: ['startsPage', 'shownWhen'],
  radio: ['amounts', 'key', 'shownWhen'],
  checkbox: ['amounts', 'key', 'shownWhen'],
  select: ['amounts', 'key', 'shownWhen'],
  likert: ['shownWhen'],
  file: ['shownWhen'],
  hidden: [],
};

/** Most characters of a form's texts, and most fields and options. */
export const FORM_LIMIT = {
  fields: 50,
  id: 100,
  title: 200,
  description: 500,
  placeholder: 200,
  options: 100,
  option: 200,
  currencySymbol: 10,
  formula: 500,
  amount: 20,
  key: 100,
  value: 2000,
  submitButtonText: 200,
  submissionMessage: 1000,
  successUrl: 2000,
  webhookUrl: 2000,
  postSubmitHtml: 20_000,
  captchaSiteKey: 200,
  disclaimer: 2000,
} as const;
