import type { PlanObstacle } from '../../commerce/subscription/plan-obstacle';
import type { InLanguages } from '../../language';
import { english as fields } from '../field.sentences';
import { polish } from './product-editor.sentences.pl';

const english = {
  ...fields,
  saved: 'This product is saved. Visitors get it with the next page they open.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this product (${at}). What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.`,
  conflictWithSomebody:
    'Meanwhile this product has been saved. What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.',
  invalidConflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this product (${at}), so what is marked here may not fit it any more. Open it in another tab to see what is saved now, then put that right; nothing you have typed is lost.`,
  stockConflict:
    'Meanwhile the stock has changed. What it is now stands beside it. Save again to put yours in its place, or write another.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  stockNow: (pieces: number) => `In stock now: ${pieces}`,
  removedMeanwhile: 'This variant was removed meanwhile. Save again to add it anew.',
  on: 'ticked',
  off: 'not ticked',
  nothing: '(empty)',
  types: { 1: 'physical', 2: 'digital', 3: 'service', 4: 'gift card', 5: 'paywall' } as Readonly<
    Record<number, string>
  >,
  statuses: { 1: 'available', 2: 'scheduled', 4: 'hidden' } as Readonly<Record<number, string>>,
  otherStatus: 'unsupported',
  saleAbove: 'The sale price must not be above the price.',
  saleMissing: 'Write the sale price, or untick that it is on sale.',
  measure: (example: string) => `Write a number such as ${example}.`,
  categoryUnknown: (typed: string) =>
    `This shop has no category “${typed}”. Write one as it is listed, or add it where categories are changed.`,
  categoryAmbiguous: (typed: string) =>
    `Several categories are called “${typed}”. Write the way to the one that is meant, such as Ceramics › Mugs.`,
  tooManyCategories: (most: number) => `A product is in at most ${most} categories. Take some lines away.`,
  slug: 'Use lower-case letters, digits and . _ ~ - only.',
  slugTaken: 'Another product of this site has this address.',
  plan: {
    'gift-card': 'A gift card is bought once. Choose “Once”, or another kind of product.',
    questions: 'A subscription asks no questions. Choose “Once”, or take the questions away.',
  } as Readonly<Record<PlanObstacle, string>>,
  units: { '': 'once', week: 'weeks', month: 'months', year: 'years' } as Readonly<Record<string, string>>,
  skuSpaces: 'Take away the spaces at the beginning or end.',
  skuTaken: 'Another variant of this site has this SKU.',
  optionRepeated: 'Another option has this name.',
  optionMissing: 'Variants can only be told apart by options. Name one here, such as Size.',
  optionValue: 'Write the value that the variants there are have.',
  variantRepeated: 'Another variant has the same values.',
  noVariant: 'A product needs at least one variant. Keep one, or hide the product.',
  tooManyVariants: (most: number) => `A product has ${most} variants at most.`,
  tooManyPictures: (most: number) => `A product has ${most} pictures at most.`,
  pictureGone: 'The site does not have this picture any more.',
  shopFull: (most: number) => `A shop page holds ${most} products at most, and this one is full.`,
  questionRepeated: 'This answer stands here twice.',
  answersMissing: 'Write what can be chosen, one on each line.',
  tooManyAnswers: (most: number) => `Write ${most} lines at most.`,
  tooManyQuestions: (most: number) => `A product asks ${most} questions at most.`,
  file: {
    nothing: 'Choose a file first.',
    tooLarge: 'This file is larger than 100 MB. Choose a smaller one.',
    empty: 'This file is empty. Choose another one.',
    nameless: 'file',
    changed: 'The file was changed meanwhile. Reload this page to see it as it is now, then try again.',
    full: 'The files of this site would be larger than 2 GB together. Remove one first.',
  },
  upload: {
    taken: 'The picture is here. Save the product to show it to visitors.',
    nothing: 'Choose a picture to upload.',
    nameless: 'a file without a name',
    empty: (name: string) => `${name} is empty.`,
    'no-picture': (name: string) =>
      `${name} is not a JPEG, PNG, WebP, AVIF or GIF picture. Save it as one of these, and upload that.`,
    moving: (name: string) => `${name} moves. Upload a still picture.`,
    broken: (name: string) => `${name} is damaged, or a part of it is missing. Save it anew, and upload that.`,
    'too-many-pixels': (name: string) => `${name} has more than 64 million pixels. Make it smaller, and upload that.`,
    'file-too-large': (name: string) => `${name} is larger than 16 MB. Make it smaller, and upload that.`,
    'request-too-large': (name: string) => `${name} was too much at once. Upload it again by itself.`,
    'too-many': (name: string) => `From ${name} on there were too many files at once. Upload these again, 20 at most.`,
    'site-full': (name: string) =>
      `There is no room for ${name}: the uploaded pictures of a site may be 2 GB together. Pictures that no product has had for a month make room by themselves.`,
  },
  removed: (title: string) => `“${title}” is removed.`,
};

/** What the server says of a product that is changed, in one language. */
export type ProductEditorSentences = typeof english;

/** What it says of files alone. */
export type UploadSentences = ProductEditorSentences['upload'];

/** The same in every language. */
export const PRODUCT_EDITOR_SENTENCES: InLanguages<ProductEditorSentences> = { en: english, pl: polish };
