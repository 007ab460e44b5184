/** One review as the block's settings hold it. */
export interface Review {
  readonly author: string;
  /** Stars, from 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** The day it was written, as `YYYY-MM-DD`. */
  readonly written: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the block's settings, which come from outside: throws a message about the first thing that is wrong. */
export function readReviews(settings: unknown): {
  readonly title: string | undefined;
  readonly reviews: readonly Review[];
} {
  const { title, reviews } = record(settings, 'The settings');
  if (title !== undefined && typeof title !== 'string') throw new Error('The setting “title” must be text.');
  if (!Array.isArray(reviews)) throw new Error('The setting “reviews” must be a list.');
  return { title, reviews: reviews.map(readReview) };
}

function readReview(value: unknown, index: number): Review {
  const place = `The setting “reviews[${index}]`;
  const { author, rating, text, written } = record(value, `${place}”`);
  if (typeof author !== 'string' || author === '') throw new Error(`${place}.author” must be a name.`);
  if (!isRating(rating)) throw new Error(`${place}.rating” must be a whole number from 1 to 5.`);
  if (typeof text !== 'string' || text === '') throw new Error(`${place}.text” must be text.`);
  if (!isDay(written)) throw new Error(`${place}.written” must be a day like 2026-05-31.`);
  return { author, rating, text, written };
}

function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object.`);
  return value as Readonly<Record<string, unknown>>;
}

function isRating(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}
