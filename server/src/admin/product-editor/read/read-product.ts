import { PRODUCT_LIMIT, PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { ProductTypeNumber, WorkflowStatusNumber } from 'shared-types/commerce/product';
import { subscriptionPlanObstacle, type ProductWithPlan } from '../../../site/catalogue/subscription-plan-obstacle';
import { cleanHtml } from '../../../site/import/clean-html';
import { isSlug } from '../../../site/import/schema/text.schema';
import { createFieldReader, type FieldReader } from '../../field-reader';
import { foldOptions, repeatedVariants, type FoldedOptions } from './fold-options';
import { inPlaces } from './placed';
import type { ProductEditorMessages } from '../product-editor.messages';
import type { ProductState } from '../product-state';
import { readCategories } from './read-categories';
import { readOptions } from './read-options';
import { readQuestions } from './read-questions';
import { readVariants, type ReadVariant } from './read-variants';
import type { ReadProductInput } from './read-product-input';

/** A product as its form wants it. Empty SKUs and slugs are generated later. */
export interface WantedProduct {
  readonly state: ProductState;
  readonly variants: readonly ReadVariant[];
}

export interface ReadProduct {
  /** Valid if there are no errors. */
  readonly wanted: WantedProduct;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

const TYPES = Object.values(PRODUCT_TYPE).map(String);
const STATUSES: readonly string[] = [WORKFLOW_STATUS.published, WORKFLOW_STATUS.draft].map(String);
const PICTURE = /^p\.([0-9a-f-]{36})$/;

/** Parses a product's form; missing fields keep their stored values. */
export function readProduct(input: ReadProductInput): ReadProduct {
  const { messages } = input;
  const reader = createFieldReader(input);
  const basics = readBasics(reader, input);
  const categoryIds = readCategories(reader, input, basics.collectionId);
  const folded = foldOptions(readOptions(reader, input));
  const variants = readVariants(reader, { ...input, folded });
  checkVariants(reader, { variants, folded, messages });
  const pictureIds = readPictures(reader, input);
  const pictureAlts = readAlts(reader, input, pictureIds);
  const form = readQuestions(reader, input);
  checkSubscriptionPlans(reader, {
    variants,
    productType: basics.productType,
    hasQuestions: form !== null,
    messages,
  });
  return {
    errors: reader.errors,
    wanted: {
      state: {
        ...basics,
        categoryIds,
        optionNames: folded.optionNames,
        pictureIds,
        pictureAlts,
        form,
        variants: variants.map((one) => one.variant),
      },
      variants,
    },
  };
}

type Basics = Omit<ProductState, 'categoryIds' | 'optionNames' | 'pictureIds' | 'pictureAlts' | 'form' | 'variants'>;

function readBasics(reader: FieldReader, { state, shops, messages }: ReadProductInput): Basics {
  const status = state ? String(state.workflowStatus) : String(WORKFLOW_STATUS.draft);
  const slug = reader.isSent('slug') ? reader.line('slug', PRODUCT_LIMIT.slugLength) : (state?.slug ?? '');
  if (slug !== '' && !isSlug(slug)) reader.refuse('slug', messages.slug);
  const descriptionHtml = cleanHtml(reader.text('description', PRODUCT_LIMIT.htmlLength));
  // Sanitizing escapes characters, which can make the text longer.
  if (descriptionHtml.length > PRODUCT_LIMIT.htmlLength)
    reader.refuse('description', messages.long(PRODUCT_LIMIT.htmlLength));
  const kept = state && reader.isSent('description') && state.descriptionHtml === reader.text('description', Infinity);
  return {
    title: reader.filledLine('title', PRODUCT_LIMIT.titleLength),
    slug,
    collectionId: reader.oneOf('shop', state ? [...shops, state.collectionId] : shops) ?? '',
    excerpt: reader.text('excerpt', PRODUCT_LIMIT.excerptLength),
    descriptionHtml: kept ? state.descriptionHtml : descriptionHtml,
    productType: Number(reader.oneOf('type', TYPES)) as ProductTypeNumber,
    workflowStatus: Number(reader.oneOf('status', [...STATUSES, status])) as WorkflowStatusNumber,
  };
}

interface VariantsToCheck {
  readonly variants: readonly ReadVariant[];
  readonly folded: FoldedOptions;
  readonly messages: ProductEditorMessages;
}

/** Checks that there is a variant, and that all differ. */
function checkVariants(reader: FieldReader, { variants, folded, messages }: VariantsToCheck): void {
  const most = PRODUCT_LIMIT.variants;
  if (variants.length === 0) reader.refuse('variants', messages.noVariant);
  if (variants.length > most) reader.refuse('variants', messages.tooManyVariants(most));
  for (const index of repeatedVariants(variants.map(({ variant }) => variant))) {
    const row = variants[index]?.row;
    const isInRow = (number: number): boolean => reader.isSent(`v.${row}.option.${number}`);
    const first = folded.kept.find(({ was, number }) => was !== undefined || isInRow(number));
    if (row === undefined || !first) reader.refuse('option.1.name', messages.optionMissing);
    else reader.refuse(`v.${row}.option.${first.number}`, messages.variantRepeated);
  }
}

interface SubscriptionPlansToCheck extends ProductWithPlan {
  readonly variants: readonly ReadVariant[];
  readonly messages: ProductEditorMessages;
}

function checkSubscriptionPlans(
  reader: FieldReader,
  { variants, messages, ...product }: SubscriptionPlansToCheck,
): void {
  const obstacle = subscriptionPlanObstacle(product);
  if (!obstacle) return;
  for (const { variant, row } of variants)
    if (variant.plan) reader.refuse(row === undefined ? 'variants' : `v.${row}.every`, messages.plan[obstacle]);
}

function readPictures(reader: FieldReader, { fields, state, pictures, messages }: ReadProductInput): readonly string[] {
  const known = state?.pictureIds ?? [];
  const sent = Object.keys(fields).flatMap((name) => PICTURE.exec(name)?.[1] ?? []);
  const ids = [...known, ...sent.filter((id) => !known.includes(id))];
  const placed = ids.flatMap((id) => {
    const at = known.indexOf(id);
    const was = at < 0 ? undefined : at + 1;
    if (!reader.isSent(`p.${id}`)) return [{ item: id, place: was, was }];
    const place = reader.whole(`p.${id}`, { least: 1, most: PRODUCT_LIMIT.pictures });
    if (place !== undefined && !pictures.has(id)) reader.refuse(`p.${id}`, messages.pictureGone);
    return place === undefined ? [] : [{ item: id, place, was }];
  });
  const most = PRODUCT_LIMIT.pictures;
  if (placed.length > most) reader.refuse('pictures', messages.tooManyPictures(most));
  return inPlaces(placed);
}

/** Alternative texts of the chosen uploaded pictures; texts not edited in the form keep their stored values. */
function readAlts(
  reader: FieldReader,
  { pictures }: ReadProductInput,
  ids: readonly string[],
): ProductState['pictureAlts'] {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const known = pictures.get(id);
      if (known === undefined) return [];
      const [name, seen] = [`a.${id}`, `a.${id}.seen`];
      if (!reader.isSent(name)) return [[id, known]];
      const typed = reader.line(name, PRODUCT_LIMIT.pictureAltLength);
      return [[id, reader.isSent(seen) && reader.line(seen, Infinity) === typed ? known : typed]];
    }),
  );
}
