import { CAPTCHAS, type Captcha } from 'shared-types/forms/captcha';
import { FIELD_PARTS, type FieldType } from 'shared-types/forms/contact-form';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { readShownWhen } from 'shared-types/forms/logic/condition';
import { z } from 'zod';
import type { FieldDefinition } from './field-definition';
import { successAddress } from './success-address';

/** Ids stand in input names, parted by dots. */
const FIELD_ID = /^[\w-]+$/;

const FIELD_TYPES = Object.keys(FIELD_PARTS) as FieldType[];
const ownText = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

const fieldSchema = z
  .object({
    id: z.string().regex(FIELD_ID),
    type: z.enum(FIELD_TYPES),
    title: z.string().nullish(),
    required: z
      .unknown()
      .optional()
      .transform((value) => value === true),
    options: z.array(z.string()).nullish(),
    maxLength: z
      .unknown()
      .optional()
      .transform((value) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined)),
    currencySymbol: ownText,
    formula: ownText,
    amounts: z.array(z.string()).optional().catch(undefined),
    key: ownText,
    value: ownText,
    accepts: z.enum(FILE_GROUPS).optional().catch(undefined),
    mostFiles: z.int().min(1).max(FORM_UPLOAD_LIMIT.files).optional().catch(undefined),
    startsPage: z.literal(true).optional().catch(undefined),
    shownWhen: z.unknown().optional().transform(readShownWhen),
  })
  .transform((field) => ({ ...field, title: field.title || field.id, options: field.options ?? [] }));

const settingsSchema = z
  .object({
    title: z.string().nullish(),
    fields: z.array(fieldSchema).min(1),
    submitButtonText: z.string().nullish(),
    submissionMessage: z.string().nullish(),
    mailingListId: z.guid().optional().catch(undefined),
    keepsDraft: z.unknown().optional(),
    successUrl: z.unknown().optional().transform(successAddress),
    captcha: z.union([z.enum(CAPTCHAS), z.literal('').transform(() => undefined)]).nullish(),
    captchaSiteKey: ownText,
  })
  // A form whose captcha cannot work must not be sent without one.
  .refine(({ captcha, captchaSiteKey }) => !captcha || captcha === 'altcha' || captchaSiteKey !== undefined);

/** What the server needs to know of a form. */
export interface FormDefinition {
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
  /** What its button says, where the owner has said so. */
  readonly submitButtonText?: string;
  /** The owner's thanks, where the owner has written any. */
  readonly thanks?: string;
  /** Where the form leads when it has arrived, where the owner has said so. */
  readonly successAddress?: string;
  /** Present if browsers keep what is typed until it is sent. */
  readonly keepsDraft?: true;
  /** Where the owner has chosen one. */
  readonly captcha?: FormCaptcha;
  /** The mailing list that the first email address joins. */
  readonly mailingListId?: string;
}

export type FormCaptcha =
  | { readonly kind: 'altcha' }
  | {
      readonly kind: Exclude<Captcha, 'altcha'>;
      /** Public key of the site at the service. */
      readonly siteKey: string;
    };

/** Reads a form from its block's settings; `undefined` where they make no form. */
export function formDefinition(settings: unknown): FormDefinition | undefined {
  const { data } = settingsSchema.safeParse(settings);
  if (!data || new Set(data.fields.map(({ id }) => id)).size < data.fields.length) return undefined;
  const { title, fields, submitButtonText, submissionMessage, successUrl, mailingListId } = data;
  const captcha = captchaOf(data);
  return {
    title: title ?? '',
    fields,
    ...(submitButtonText ? { submitButtonText } : {}),
    ...(submissionMessage ? { thanks: submissionMessage } : {}),
    ...(successUrl === undefined ? {} : { successAddress: successUrl }),
    ...(data.keepsDraft === true && { keepsDraft: true }),
    ...(captcha && { captcha }),
    ...(mailingListId === undefined ? {} : { mailingListId }),
  };
}

function captchaOf({ captcha, captchaSiteKey = '' }: z.output<typeof settingsSchema>): FormCaptcha | undefined {
  if (!captcha) return undefined;
  return captcha === 'altcha' ? { kind: captcha } : { kind: captcha, siteKey: captchaSiteKey };
}
