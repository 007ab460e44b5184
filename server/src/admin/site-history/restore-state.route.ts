import {
  HISTORY_PARTS,
  SITE_HISTORY_CALLS,
  type HistoryPart,
  type RestoreStateReply,
} from 'shared-types/admin/site-states/site-history';
import { z } from 'zod';
import { hasPictures } from '../../site/library/has-pictures';
import { restoreState } from '../../site/saved-state/past-states';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findLanguage } from '../header-footer/find-language';
import { languageSchema } from '../header-footer/language.schema';
import { conflictRefusal, formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { HISTORY_NEEDS, withHistoryKind } from './history-kinds';
import { pathOfPart } from './path-of-part';
import { SITE_HISTORY_MESSAGES } from './site-history.messages';

const sentSchema = z.object({
  part: z.enum(HISTORY_PARTS).describe('The part of the site.'),
  language: languageSchema,
  version: z
    .string()
    .regex(/^\d{1,18}$/)
    .describe('Id of the version.'),
  ...stateFields,
});

/** `restoreState`: saves an earlier version of a part of the site again. Visitors see it with their next page. */
export const restoreStateRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: [...new Set(Object.values(HISTORY_NEEDS))],
    ...SITE_HISTORY_CALLS.restoreState,
    input: sentSchema,
    run: (sent, context) => restore(services, sent, context),
  });
};

async function restore(
  { db, sites }: Services,
  { part, language: requested, version: id, base, key }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, HISTORY_NEEDS[part]);
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const language = findLanguage(site, requested);
  if (!language) return { kind: 'refused', code: 'admin/language-unknown' };
  const messages = SITE_HISTORY_MESSAGES[context.language];
  return withHistoryKind(part, language.further, async ({ kind, again, picturesOf }) => {
    const outcome = await restoreState(db, kind, {
      ...{ siteId: site.id, account, id, again, seen: key || base },
      isWhole: (past) => hasPictures(db, site.id, picturesOf?.(past) ?? []),
    });
    if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/site-version-gone' };
    if (outcome.kind === 'incomplete') return { kind: 'refused', code: 'admin/site-version-incomplete' };
    if (outcome.kind === 'conflict') {
      const { state, changed } = outcome.stored;
      return conflictRefusal({
        ...{ code: 'admin/site-version-conflict', errors: undefined, key: kind.nameOf(state) },
        ...{ changed, messages, site },
      });
    }
    // At once, so that the owner's next page shows it; a notice informs the other instances.
    if (outcome.isChanged) sites.invalidate(site.id);
    return restored(context, { part, further: language.further });
  });
}

function restored(
  context: ActionContext,
  { part, further }: { readonly part: HistoryPart; readonly further: string | undefined },
): ActionOutcome {
  const [, block] = context.site.adminPages[part].blocks.keys();
  return formSaved(context, {
    ...{ page: part, path: pathOfPart(part, further), block },
    reply: (location): RestoreStateReply => ({
      message: SITE_HISTORY_MESSAGES[context.language].restored,
      location,
    }),
  });
}
