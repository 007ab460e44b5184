import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_CALLS, CODE_PAGE_PARAMETER, type SaveCodeReply } from 'shared-types/admin/pages/code-injection';
import { CODE_CONSENTS, SITE_CODE_LIMIT } from 'shared-types/site/page/site-code';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { findState, saveState } from '../../site/saved-state/saved-state';
import { SITE_CODE, siteCodeName } from '../../site/saved-state/site-code';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { FIELD_MESSAGES } from '../field.messages';
import { codeOf, pagesForCode, withCode } from './code-of';
import { CODE_INJECTION_MESSAGES } from './code-injection.messages';

/** Two fields; a form without script writes some characters as nine bytes. */
const MOST_BYTES = 20 * SITE_CODE_LIMIT.code;

const sentSchema = (language: Language) => {
  const { long, choose } = FIELD_MESSAGES[language];
  const code = z
    .string()
    .max(SITE_CODE_LIMIT.code, { error: long(SITE_CODE_LIMIT.code) })
    // Forms send line ends as two characters.
    .transform((text) => storableText(text).replaceAll('\r\n', '\n'));
  return z.object({
    ...{ head: code, body: code },
    of: sentAddress.describe('Path of a page; empty for the whole site.'),
    consent: z.enum(CODE_CONSENTS, { error: choose }).optional().describe('Only with the code of the whole site.'),
    ...stateFields,
  });
};

/** `saveCode`: saves the code of the site or of one page, for accounts that may edit code. */
export const saveCodeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'scripts.edit',
    ...CODE_CALLS.saveCode,
    mostBytes: MOST_BYTES,
    input: sentSchema,
    invalid: 'admin/code-invalid',
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { of, base, key, consent, ...code }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'scripts.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const messages = CODE_INJECTION_MESSAGES[context.language];
  const { state: known } = await findState(db, SITE_CODE, site.id);
  if (of !== '' && !pagesForCode(site, known).some(({ path }) => path === of)) return invalid(messages.noPage);
  const sent = { ...withCode(known, of, code), ...(of === '' && consent && { consent }) };
  if (sent.pages.length > SITE_CODE_LIMIT.pages) return invalid(messages.tooMany(SITE_CODE_LIMIT.pages));
  const outcome = await saveState(db, SITE_CODE, { siteId: site.id, account, sent, seen: key || base });
  const { state, changed } = outcome.stored;
  if (outcome.kind === 'conflict') {
    const errors = fieldDifferences({ ...codeOf(state, of) }, code, (_, value) => messages.now(value));
    const conflict = { code: 'admin/code-conflict', key: siteCodeName(state) } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors });
  }
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'codeInjection',
    path:
      of === ''
        ? ADMIN_PATH.codeInjection
        : `${ADMIN_PATH.codeInjection}?${CODE_PAGE_PARAMETER}=${encodeURIComponent(of)}`,
    reply: (location): SaveCodeReply => ({ message: messages.saved, location }),
  });
}

function invalid(error: string): ActionOutcome {
  return { kind: 'refused', code: 'admin/code-invalid', errors: { head: error } };
}
