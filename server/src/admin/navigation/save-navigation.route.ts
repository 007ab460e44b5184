import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  NAVIGATION_CALLS,
  NAVIGATION_LANGUAGE_PARAMETER,
  type SaveNavigationReply,
} from 'shared-types/admin/navigation';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { languageSchema } from '../header-footer/language.schema';
import { missingPages } from '../header-footer/missing-pages';
import { storeHeaderFooter } from '../header-footer/store-header-footer';
import { formSaved } from '../saved-form';
import { SITE_DRAFTS_MESSAGES } from '../site-drafts/site-drafts.messages';
import { workingFields } from '../site-drafts/working-fields';
import { NAVIGATION_MESSAGES } from './navigation.messages';

/** Two full menus of long addresses, of emails that a form writes with nine characters each. */
const MOST_BYTES = 1024 * 1024;

const sentSchema = z
  .looseObject({ language: languageSchema, ...workingFields })
  .describe('The other fields are those of the rows.');

/**
 * `saveNavigation`: saves the menus of one language. If somebody else has saved others meanwhile, the form shows them.
 * @implements EDIT-31 EDIT-32 EDIT-33
 */
export const saveNavigationRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...NAVIGATION_CALLS.saveNavigation,
    input: sentSchema,
    mostBytes: MOST_BYTES,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  services: Services,
  { base, key, as, language: requested, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const isDraft = as === 'draft';
  const input = { fields, requested, part: 'links', isDraft, seen: key || base } as const;
  const outcome = await storeHeaderFooter(services, input, context);
  if (!outcome.ok) return outcome.refusal;
  const { further } = outcome.language;
  const query = further === undefined ? '' : `?${new URLSearchParams({ [NAVIGATION_LANGUAGE_PARAMETER]: further })}`;
  const { saved, missing } = NAVIGATION_MESSAGES[context.language];
  const done = isDraft ? SITE_DRAFTS_MESSAGES[context.language].saved : saved;
  const absent = await missingPages(services.db, context.site.siteLocaleIn(undefined), outcome.stored.state);
  const message = [done, ...absent.map(missing)].join(' ');
  return formSaved(context, {
    page: 'navigation',
    path: ADMIN_PATH.navigation + query,
    reply: (location): SaveNavigationReply => ({ message, location }),
  });
}
