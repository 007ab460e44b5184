import {
  LESSON_LIMIT,
  PAGE_RECORD_LIMIT,
  type EventRecord,
  type LessonRecord,
  type PageRecord,
  type PostRecord,
} from 'shared-types/site/page/page-record';
import { z } from 'zod';
import { isTimeZone } from '../../../platform/time-zone/is-time-zone';
import { lineSchema } from './text.schema';

const moment = z.iso.datetime({
  offset: true,
  error: 'must be a time with time zone, such as 2026-11-28T09:00:00+01:00',
});
const tags = z.array(lineSchema(PAGE_RECORD_LIMIT.tag)).max(PAGE_RECORD_LIMIT.tags).optional();

const postSchema = z.strictObject({
  type: z.literal('post'),
  publishedAt: moment,
  author: lineSchema(PAGE_RECORD_LIMIT.author).optional(),
  tags,
}) satisfies z.ZodType<PostRecord>;

const eventSchema = z
  .strictObject({
    type: z.literal('event'),
    startsAt: moment,
    endsAt: moment.optional(),
    isAllDay: z.boolean().optional(),
    timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Dublin'),
    place: lineSchema(PAGE_RECORD_LIMIT.place).optional(),
    address: lineSchema(PAGE_RECORD_LIMIT.address).optional(),
    tags,
  })
  .refine(({ startsAt, endsAt }) => endsAt === undefined || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'must be after startsAt',
  }) satisfies z.ZodType<EventRecord>;

const lessonSchema = z.strictObject({
  type: z.literal('lesson'),
  number: z.number().int().min(1).max(LESSON_LIMIT.number),
  chapter: lineSchema(PAGE_RECORD_LIMIT.chapter).optional(),
  minutes: z.number().int().min(1).max(LESSON_LIMIT.minutes).optional(),
}) satisfies z.ZodType<LessonRecord>;

export const recordSchema = z.discriminatedUnion('type', [
  postSchema,
  eventSchema,
  lessonSchema,
]) satisfies z.ZodType<PageRecord>;
