import { BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';
import type { SliceType } from 'shared-types/site/page/slice';
import { z } from 'zod';
import { formDefinition } from '../form/form-definition';
import { isAssetReference } from '../import/schema/asset-reference';
import { linkProblem } from 'shared-types/site/link/link-rules';
import { linkMistake } from '../link/link-mistake';
import { lineSchema, textSchema } from '../import/schema/text.schema';

const MOST_LINKS = 20;
const LONGEST_ADDRESS = 2000;
const LONGEST_HTML = 20_000;

const nothing = z.strictObject({});
const heading = z.strictObject({ text: lineSchema(200) });
const title = lineSchema(200);
const label = lineSchema(100);
const picture = z.custom((value) => isAssetReference(value), 'must name a picture of the document');
const address = z.string().min(1).max(LONGEST_ADDRESS);
const href = address.superRefine((link, context) => {
  const problem = linkProblem(link);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: linkMistake(problem) });
});
const elsewhere = address.refine(isHttps, 'must be an https address');
/** The view of the block validates the other settings. The shell sends these forms itself, so no captcha would start. */
const formSettings = z
  .looseObject({})
  .refine((settings) => formDefinition(settings) !== undefined, {
    error: 'must be those of a form: fields, each with an id of its own and a type',
  })
  .refine(({ captcha }) => !captcha, { error: 'must be without captcha, which only forms on pages can have' });

export const SLICE_SETTINGS = {
  heading,
  'sub-heading': heading,
  body: z.strictObject({ html: z.string().min(1).max(LONGEST_HTML), align: z.enum(['start', 'center']).optional() }),
  image: z.looseObject({ picture }),
  gallery: z.looseObject({ items: z.array(z.unknown()).min(1) }),
  video: z.strictObject({ title, href: elsewhere, picture: picture.optional() }),
  'social-icons': z.strictObject({
    links: z
      .array(z.strictObject({ title: label, href: elsewhere }))
      .min(1)
      .max(MOST_LINKS),
  }),
  buttons: z.strictObject({
    buttons: z
      .array(z.strictObject({ label, href, newWindow: z.boolean().optional() }))
      .min(1)
      .max(MOST_LINKS),
  }),
  navigation: nothing,
  'custom-form': formSettings,
  newsletter: z.strictObject({
    title: title.optional(),
    label,
    submitButtonText: label,
    submissionMessage: textSchema(1000),
  }),
  album: z.looseObject({}),
  map: z.looseObject({ location: z.looseObject({}) }),
  lock: nothing,
  password: z.strictObject({ title: title.optional(), text: textSchema(1000).optional(), submit: label.optional() }),
  twitter: z.strictObject({ title, href: elsewhere }),
  logo: nothing,
  action: z.strictObject({ label, href }),
  'popup-overlay-action': z.strictObject({ label, href: href.optional() }),
  'temp-lock-inject': nothing,
} as const satisfies Readonly<Record<SliceType, z.ZodType>>;

export function variantsOf(type: SliceType): readonly BlockVariantNumber[] {
  if (type !== 'image' && type !== 'gallery') return [];
  return Object.entries(BLOCK_VARIANT).flatMap(([name, variant]) => (name.startsWith(type) ? [variant] : []));
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
