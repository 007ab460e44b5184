import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SITE_LANGUAGES_CALLS, type SaveMainLanguageReply } from 'shared-types/admin/site-languages';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { SITE_LANGUAGES_MESSAGES } from './site-languages.messages';
import { storeMainLanguage } from './store-main-language';

/** No tag is longer. */
const LONGEST = 100;

const sentSchema = z.object({ main: z.string().max(LONGEST).describe('Tag of the main language.'), ...stateFields });

/**
 * `saveMainLanguage`: sets the main language, by the form of its page.
 * @implements SRV-31
 */
export const saveMainLanguageRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'languages.edit',
    ...SITE_LANGUAGES_CALLS.saveMainLanguage,
    input: sentSchema,
    invalid: 'admin/languages-invalid',
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  services: Services,
  { main, base, key }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const outcome = await storeMainLanguage(services, { sent: main, seen: key || base, field: 'main' }, context);
  if (!outcome.ok) return outcome.refusal;
  const message = SITE_LANGUAGES_MESSAGES[context.language].saved;
  return formSaved(context, {
    page: 'siteLanguages',
    path: ADMIN_PATH.siteLanguages,
    reply: (location): SaveMainLanguageReply => ({ message, location }),
  });
}
