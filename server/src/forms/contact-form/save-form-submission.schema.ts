import { CAPTCHA_KEY_MAX } from 'shared-types/forms/captcha';
import { PAGE_PERMISSION } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { storableText } from '../../platform/schema/storable-text';

const LONGEST = 2000;
const PERMISSIONS = new Set<number>(Object.values(PAGE_PERMISSION));

/** Cut instead of refused: a long page title must not cost a visitor the message. */
const detail = sentText()
  .transform((text) => storableText(text.slice(0, LONGEST)))
  .optional();

/** Details of every submission beside its answers. Forms send texts where scripts send numbers and booleans. */
export const detailsSchema = z.object({
  collectionId: detail,
  objectName: detail,
  isOverlayForm: z.union([z.boolean(), z.string().max(10).pipe(z.stringbool())]).optional(),
  submitButtonText: detail,
  pageTitle: detail,
  pageId: detail,
  contentSource: z.enum(['i', 'c']).optional(),
  pagePath: detail,
  pagePermissionTypeValue: z.coerce
    .number()
    .refine((number) => PERMISSIONS.has(number))
    .optional(),
  ss_cvr: detail,
});

/** The input of `saveFormSubmission`. Answers and key are checked later, once the form is known. */
export const saveFormSubmissionSchema = z.looseObject({
  ...detailsSchema.shape,
  formId: z.string().max(LONGEST).optional(),
  /** The form's id, in forms without script. */
  block: z.string().max(LONGEST).optional(),
  key: z.string().max(LONGEST).optional(),
  /** One that is too long counts as none, so that it is refused with the captcha's message. */
  captchaKey: sentText()
    .transform((text) => (text.length > CAPTCHA_KEY_MAX ? '' : text))
    .optional(),
  return: z.unknown().optional(),
});
