import { CHOSEN_TAG_PREFIX, TAGS_ACTS, TAGS_CALLS, TAGS_PER_PAGE } from 'shared-types/admin/pages/tags';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { changeTags } from '../../site/tags/change-tags';
import { findTags } from '../../site/tags/find-tags';
import { registerAdminAction } from '../admin-action';
import { tagNameSchema } from './tag-name.schema';
import { quoted, TAG_REFUSALS } from './tag-refusals';
import { tagsDone } from './tags-address';
import { TAGS_MESSAGES, type TagsMessages } from './tags.messages';

const LONGEST_BASE = 100;

const sentSchema = z
  .looseObject({
    act: z.enum(TAGS_ACTS),
    into: sentText().optional().describe('The tag that merged ones become; it may be new. Only to merge.'),
    confirmed: z
      .literal('yes')
      .optional()
      .describe('Only for forms: `yes` answers the question. A script asks itself.'),
  })
  .describe('The chosen tags are fields `tag.<id>` with the `base` of each.');

/** `changeTags`: merges the chosen tags into one, or removes them, on all pages and drafts; before it does, it asks. */
export const changeTagsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...TAGS_CALLS.changeTags,
    input: sentSchema,
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db, sites }: Services,
  { act, into: typed, confirmed, ...boxes }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const messages = TAGS_MESSAGES[context.language];
  const seen = chosenTags(boxes);
  if (seen.size === 0) return { kind: 'refused', code: 'admin/tag-invalid', message: messages.noneChosen };
  const name = act === 'merge' ? tagNameSchema(messages.name).safeParse(typed) : undefined;
  if (name?.success === false) return { kind: 'refused', code: 'admin/tag-invalid', errors: { into: messages.name } };
  const into = name?.data;
  const siteId = context.site.id;
  if (!confirmed && context.isForm) {
    const chosen = (await findTags(db, siteId)).filter(({ id }) => seen.has(id));
    if (chosen.length < seen.size) return { kind: 'refused', code: 'admin/tag-gone' };
    const pages = new Set(chosen.flatMap((tag) => tag.pages.map(({ id }) => id))).size;
    const names = quoted(
      chosen.map((tag) => tag.name),
      messages,
    );
    return { kind: 'confirmation', question: questionOf(messages, { names, into, pages }) };
  }
  const note = (names: readonly string[]) => noteOf(messages, quoted(names, messages), into);
  const outcome = await changeTags(db, { siteId, author: account, seen, note, ...(into !== undefined && { into }) });
  if (outcome.kind === 'exists') return { kind: 'refused', code: 'admin/tag-invalid' };
  if (outcome.kind !== 'changed') return { kind: 'refused', code: TAG_REFUSALS[outcome.kind] };
  sites.invalidate(siteId);
  return tagsDone(context, { act, count: outcome.pages });
}

interface Asked {
  readonly names: string;
  readonly into: string | undefined;
  readonly pages: number;
}

function questionOf({ mergeQuestion, removeQuestion }: TagsMessages, { names, into, pages }: Asked): string {
  return into === undefined ? removeQuestion(names, pages) : mergeQuestion(names, into, pages);
}

function noteOf({ mergedNote, removedNote }: TagsMessages, names: string, into: string | undefined): string {
  return into === undefined ? removedNote(names) : mergedNote(names, into);
}

/** Ids and states in the checked boxes; at most a page of them. */
function chosenTags(sent: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const chosen = Object.entries(sent).flatMap(([name, base]) => {
    const isTag = name.startsWith(CHOSEN_TAG_PREFIX) && typeof base === 'string' && base.length <= LONGEST_BASE;
    return isTag ? [[name.slice(CHOSEN_TAG_PREFIX.length), base] as const] : [];
  });
  return new Map(chosen.slice(0, TAGS_PER_PAGE));
}
