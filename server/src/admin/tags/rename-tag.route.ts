import { TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { changeTags } from '../../site/tags/change-tags';
import { registerAdminAction } from '../admin-action';
import { stateFields } from '../state-fields';
import { tagNameSchema } from './tag-name.schema';
import { quoted, TAG_REFUSALS } from './tag-refusals';
import { tagsDone } from './tags-address';
import { TAGS_MESSAGES } from './tags.messages';

const LONGEST_ID = 16;

const sentSchema = (language: Language) =>
  z.object({
    tag: z.string().max(LONGEST_ID).describe('Id of the tag.'),
    base: stateFields.base,
    name: tagNameSchema(TAGS_MESSAGES[language].name),
  });

/**
 * `renameTag`: renames a tag on all pages and drafts of the site. A name that another tag has is refused, and named in
 * `filled.existing` so that the form can offer to merge the two.
 *
 * @implements TAG-01
 */
export const renameTagRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...TAGS_CALLS.renameTag,
    input: sentSchema,
    invalid: 'admin/tag-invalid',
    run: (sent, context) => rename(services, sent, context),
  });

async function rename(
  { db, sites }: Services,
  { tag, base, name }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const messages = TAGS_MESSAGES[context.language];
  const outcome = await changeTags(db, {
    siteId: context.site.id,
    author: account,
    seen: new Map([[tag, base]]),
    into: name,
    isRename: true,
    note: (names) => messages.renamedNote(quoted(names, messages), name),
  });
  if (outcome.kind === 'exists') {
    const errors = { name: messages.exists };
    return { kind: 'refused', code: 'admin/tag-invalid', errors, filled: { existing: outcome.name } };
  }
  if (outcome.kind !== 'changed') return { kind: 'refused', code: TAG_REFUSALS[outcome.kind] };
  sites.invalidate(context.site.id);
  return tagsDone(context, { act: 'rename', count: outcome.pages });
}
