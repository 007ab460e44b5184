import type { PageContent } from 'shared-types/admin/pages/page-content';
import {
  BLOCK_VARIANT,
  SLICE_BLOCK_TYPE,
  type BlockTypeNumber,
  type BlockVariantNumber,
} from 'shared-types/site/block-type';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import type { Block, PageBody } from 'shared-types/site/page/page';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import { VIDEO_LIMIT } from 'shared-types/blocks/video';
import type { DocumentAsset, DocumentPage, DocumentVideo, PageLock } from 'shared-types/site/site-document';
import { z } from 'zod';
import { OPENING_BLOCKS } from '../../slices/blocks-of-page-type';
import { sliceMistakes, slicesSchema } from '../../slices/document-slice.schema';
import { slicedPage, type WrittenPage } from '../../slices/sliced-page';
import { isDocumentBlockType } from '../../own-pages/block-type-range';
import { numberOf } from './number-of';
import { recordSchema } from './record.schema';
import { lineSchema, pagePathSchema, slugSchema, textSchema, uuidSchema } from './text.schema';
import { sectionThemeSchema } from './theme.schema';

const fraction = z.number().min(0).max(1);
const assetName = lineSchema(200);

/** A picture of the document. */
export const documentAssetSchema = z.strictObject({
  name: assetName,
  file: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$/, 'must be the name of a file in the folder pictures'),
  alt: textSchema(1000),
  focalPoint: z.strictObject({ x: fraction, y: fraction }).optional(),
}) satisfies z.ZodType<DocumentAsset>;

const videoFile = z
  .string()
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$/, 'must be the name of a file in the folder videos');

/** A video of the document. */
export const documentVideoSchema = z.strictObject({
  name: assetName,
  file: videoFile,
  captions: z
    .array(
      z.strictObject({
        file: videoFile,
        locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR'),
        label: lineSchema(100),
      }),
    )
    .max(VIDEO_LIMIT.captions)
    .optional(),
}) satisfies z.ZodType<DocumentVideo>;

/** Block types that are made from slices; a document has the slices. */
const MADE_FROM_SLICES: ReadonlySet<number> = new Set([
  ...Object.values(SLICE_BLOCK_TYPE),
  ...Object.values(OPENING_BLOCKS),
]);

const blockTypeSchema = (isAllowed: (type: number) => boolean) =>
  z.custom<BlockTypeNumber>(
    (value) => typeof value === 'number' && isAllowed(value),
    'must be the number of a block type',
  );

const blockFields = {
  id: uuidSchema,
  variant: numberOf<BlockVariantNumber>(BLOCK_VARIANT, 'block variant').optional(),
  settings: z.record(z.string(), z.unknown()),
};

const blockSchema = z.strictObject({
  ...blockFields,
  type: blockTypeSchema(isDocumentBlockType),
}) satisfies z.ZodType<Block>;

const contentBlockSchema = z.strictObject({
  ...blockFields,
  type: blockTypeSchema((type) => isDocumentBlockType(type) || MADE_FROM_SLICES.has(type)),
}) satisfies z.ZodType<Block>;

const rowSchema = z.strictObject({
  columns: z
    .array(z.strictObject({ span: z.number().int().min(1).max(12), blocks: z.array(uuidSchema) }))
    .min(1)
    .max(12),
  theme: sectionThemeSchema.optional(),
});

const bodySchema = z.strictObject({
  raw: z.literal(false),
  layout: z.strictObject({ columns: z.literal(12), rows: z.array(rowSchema) }),
}) satisfies z.ZodType<PageBody>;

/** Limits the cost parameters, so that a document cannot slow the server down. */
const ARGON2ID = /^\$argon2id\$v=19\$m=[1-9]\d{0,4},t=[1-9],p=[1-4]\$[A-Za-z0-9+/]{16,64}\$[A-Za-z0-9+/]{32,128}$/;

const lockSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('members'), area: slugSchema.optional() }),
  z.strictObject({
    by: z.literal('password'),
    passwordHash: z.string().regex(ARGON2ID, 'must be a password as argon2id in PHC form'),
  }),
  z.strictObject({ by: z.literal('accounts') }),
]) satisfies z.ZodType<PageLock>;

const pageFields = {
  path: pagePathSchema,
  pageType: numberOf<PageTypeNumber>(PAGE_TYPE, 'page type'),
  title: lineSchema(PAGE_TEXT_LIMIT.title),
  description: textSchema(PAGE_TEXT_LIMIT.description),
  collection: pagePathSchema.optional(),
  indexed: z.boolean().optional(),
  lock: lockSchema.optional(),
  record: recordSchema.optional(),
  socialImage: assetName.optional(),
};

const writtenPageSchema = z.strictObject({
  ...pageFields,
  slices: slicesSchema.optional(),
  body: bodySchema.optional(),
  blocks: z.array(blockSchema).optional(),
}) satisfies z.ZodType<WrittenPage>;

/** The content of a draft, which may still lack a title. `page-content.schema.ts` checks the relations between its parts. */
export const draftPageSchema = z.strictObject({
  ...pageFields,
  title: textSchema(PAGE_TEXT_LIMIT.title),
  body: bodySchema,
  blocks: z.record(uuidSchema, contentBlockSchema),
}) satisfies z.ZodType<PageContent>;

/** What a draft must have to be published. */
export const publishedTitleSchema = pageFields.title;

/** A page with its blocks, or with slices from which blocks are made. */
export const documentPageSchema = writtenPageSchema
  .superRefine((page, context) => {
    for (const { path, message } of sliceMistakes(page)) context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform(slicedPage) satisfies z.ZodType<DocumentPage>;
