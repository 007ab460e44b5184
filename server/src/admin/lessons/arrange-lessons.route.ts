import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LESSON_FIELD, LESSONS_CALLS } from 'shared-types/admin/pages/lessons';
import { LESSON_LIMIT, PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { z } from 'zod';
import { isStorable, storableLine } from '../../platform/schema/storable-text';
import { arrangeLessons, type LessonPlace } from '../../site/lessons/arrange-lessons';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { findCourse } from './find-course';
import { LESSONS_MESSAGES, type LessonsMessages } from './lessons.messages';

const placeSchema = z
  .string()
  .max(20)
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const chapterSchema = z
  .string()
  .trim()
  .max(PAGE_RECORD_LIMIT.chapter)
  .refine(isStorable)
  .transform(storableLine)
  .optional();

const sentSchema = z
  .looseObject({ ...pageIdFields, ...stateFields })
  .describe(
    'Each lesson has the fields `place.<id of its page>`, a whole number, and `chapter.<id>`: as it is if absent.',
  );

/**
 * `arrangeLessons`: puts the lessons of a course in order, with their chapters. Visitors see it at once. If somebody else has
 * changed them meanwhile, saving once more keeps this order.
 */
export const arrangeLessonsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...LESSONS_CALLS.arrangeLessons,
    input: sentSchema,
    run: (sent, context) => arrange(services, sent, context),
  });

async function arrange(
  { db, sites }: Services,
  { pageId, base, key, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const course = await findCourse(db, context.site, pageId);
  if (!course) return { kind: 'refused', code: 'admin/page-gone' };
  const messages = LESSONS_MESSAGES[context.language];
  const { places, errors } = sentPlaces(fields, messages);
  if (Object.keys(errors).length > 0) return { kind: 'refused', code: 'admin/lessons-invalid', errors };
  const seen = key || base;
  const note = messages.arrangedNote(course.title);
  const outcome = await arrangeLessons(db, { ...course, author: account, base: seen, places, note });
  if (outcome.kind === 'changed-meanwhile')
    return { kind: 'refused', code: 'admin/lessons-changed', key: outcome.base };
  sites.invalidate(course.siteId);
  return formSaved(context, {
    page: 'lessons',
    path: ADMIN_PATH.lessons.replace('{slug}', course.id),
    reply: (location) => ({ message: messages.saved, location }),
  });
}

interface SentPlaces {
  /** In order; equal places keep the order of the fields. */
  readonly places: readonly LessonPlace[];
  readonly errors: Readonly<Record<string, string>>;
}

function sentPlaces(fields: Readonly<Record<string, unknown>>, messages: LessonsMessages): SentPlaces {
  const errors: Record<string, string> = {};
  const ids = Object.keys(fields).flatMap((name) =>
    name.startsWith(LESSON_FIELD.place) ? name.slice(LESSON_FIELD.place.length) : [],
  );
  const sent = ids.slice(0, LESSON_LIMIT.number).map((id) => {
    const place = placeSchema.safeParse(fields[LESSON_FIELD.place + id]);
    const chapter = chapterSchema.safeParse(fields[LESSON_FIELD.chapter + id]);
    if (!place.success) errors[LESSON_FIELD.place + id] = messages.placeInvalid;
    if (!chapter.success) errors[LESSON_FIELD.chapter + id] = messages.chapterInvalid(PAGE_RECORD_LIMIT.chapter);
    return { id, chapter: chapter.data, place: place.data ?? 0 };
  });
  const places = sent.sort((one, other) => one.place - other.place).map(({ id, chapter }) => ({ id, chapter }));
  return { places, errors };
}
