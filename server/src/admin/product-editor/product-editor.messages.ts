import type { SubscriptionPlanObstacle } from '../../site/catalogue/subscription-plan-obstacle';
import type { InLanguages } from '../../platform/language';
import { english as fields } from '../field.messages';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './product-editor.messages.pl';

const english = {
  ...savedFormEnglish,
  ...fields,
  saved: 'Saved. Visitors see it on their next page.',
  savedDraft: 'Saved. The product is hidden: only you see it.',
  copied: 'This is the copy. It is hidden: only you see it.',
  copyTitle: (title: string) => `Copy of ${title}`,
  invalidConflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this (${at}), so the errors marked here may no longer apply. Open it in another tab to see what is saved now, then correct them; nothing you typed is lost.`,
  stockConflict:
    'Meanwhile the stock has changed. The current stock is shown beside yours. Save again to replace it, or enter another.',
  stockNow: (pieces: number) => `In stock now: ${pieces}`,
  removedMeanwhile: 'This variant was removed meanwhile. Save again to add it back.',
  on: 'checked',
  off: 'not checked',
  types: { 1: 'physical', 2: 'digital', 3: 'service', 4: 'gift card', 5: 'paywall' } as Readonly<
    Record<number, string>
  >,
  statuses: { 1: 'available', 2: 'scheduled', 4: 'hidden' } as Readonly<Record<number, string>>,
  otherStatus: 'unsupported',
  saleAbove: 'The sale price cannot be higher than the price.',
  saleMissing: 'Enter the sale price, or untick “On sale”.',
  measure: (example: string) => `Enter a number such as ${example}.`,
  categoryUnknown: (typed: string) =>
    `This shop has no category “${typed}”. Enter one from the list, or add it to the categories first.`,
  categoryAmbiguous: (typed: string) =>
    `Several categories are called “${typed}”. Enter the full path, such as Ceramics › Mugs.`,
  tooManyCategories: (most: number) => `A product is in at most ${most} categories. Remove some lines.`,
  slug: 'Use only lower-case letters, digits and . _ ~ -',
  slugTaken: 'Another product of this site has this URL.',
  plan: {
    'gift-card': 'A gift card is bought once. Choose “Once”, or another product type.',
    questions: 'A subscription asks no questions. Choose “Once”, or remove the questions.',
  } as Readonly<Record<SubscriptionPlanObstacle, string>>,
  units: { '': 'once', week: 'weeks', month: 'months', year: 'years' } as Readonly<Record<string, string>>,
  skuSpaces: 'Remove the spaces at the beginning or end.',
  skuTaken: 'Another variant of this site has this SKU.',
  optionRepeated: 'Another option has this name.',
  optionMissing: 'Variants need an option that tells them apart. Name one here, such as Size.',
  optionValues: 'Enter the values, then select “Make variants”.',
  optionNone: 'Enter the name of an option and its values first.',
  valuesMissing: 'Enter the values, separated by commas.',
  tooManyMade: (count: number, most: number) =>
    `That would add ${count} variants at once. Add at most ${most}, save, then add the others.`,
  variantsMade: (count: number) =>
    count === 1
      ? 'There is one variant below. Save to keep it.'
      : `There are ${count} variants below. Check them, then save.`,
  variantsVanish: (names: readonly string[]) =>
    `These no longer fit the options and are removed when you save: ${names.join('; ')}. To keep one, untick “Remove”.`,
  applied: (count: number) =>
    count === 1 ? 'Changed one variant below. Save to keep it.' : `Changed ${count} variants below. Save to keep them.`,
  noneChosen: 'Choose the variants first.',
  variantRepeated: 'Another variant has the same values.',
  noVariant: 'A product needs at least one variant. Keep one, or hide the product.',
  tooManyVariants: (most: number) => `A product has at most ${most} variants.`,
  tooManyPictures: (most: number) => `A product has at most ${most} pictures.`,
  pictureGone: 'The site does not have this picture any more.',
  shopFull: (most: number) => `A shop page holds at most ${most} products, and this one is full.`,
  questionRepeated: 'This answer is listed twice.',
  answersMissing: 'Enter the choices, one per line.',
  tooManyAnswers: (most: number) => `Enter at most ${most} lines.`,
  tooManyQuestions: (most: number) => `A product asks at most ${most} questions.`,
  file: {
    nothing: 'Choose a file first.',
    tooLarge: 'This file is larger than 100 MB. Choose a smaller one.',
    empty: 'This file is empty. Choose another one.',
    nameless: 'file',
    changed: 'The file was changed meanwhile. Reload this page to see the current one, then try again.',
    full: 'The files of this site would exceed 2 GB in total. Remove one first.',
  },
  upload: {
    taken: 'The picture is uploaded. Save the product to show it to visitors.',
    nothing: 'Choose a picture to upload.',
    nameless: 'a file without a name',
    empty: (name: string) => `${name} is empty.`,
    'no-picture': (name: string) =>
      `${name} is not a JPEG, PNG, WebP, AVIF or GIF picture. Save it in one of these formats, and upload that.`,
    moving: (name: string) => `${name} is animated. Upload a still picture.`,
    broken: (name: string) => `${name} is damaged or incomplete. Save it again, and upload that.`,
    'too-many-pixels': (name: string) => `${name} has more than 64 million pixels. Make it smaller, and upload that.`,
    'file-too-large': (name: string) => `${name} is larger than 16 MB. Make it smaller, and upload that.`,
    'request-too-large': (name: string) => `${name} did not fit with the others. Upload it again on its own.`,
    'too-many': (name: string) =>
      `There were too many files at once, from ${name} on. Upload these again, at most 20 at a time.`,
    'site-full': (name: string) =>
      `There is no room for ${name}: the uploaded pictures of a site can be 2 GB in total. Pictures that no product has used for a month are deleted automatically.`,
  },
  removed: (title: string) => `“${title}” is removed.`,
};

export type ProductEditorMessages = typeof english;

export type UploadMessages = ProductEditorMessages['upload'];

export const PRODUCT_EDITOR_MESSAGES: InLanguages<ProductEditorMessages> = { en: english, pl: polish };
