import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORM_EDITOR_CALLS, type SaveFormReply } from 'shared-types/admin/forms/form';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { saveVersion, type VersionOutcome } from '../../site/saved-state/save-version';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, formSaved } from '../saved-form';
import { formDifferences } from './form-differences';
import { findFormLists } from './form-lists';
import { FORM_MESSAGES } from './form.messages';
import { findStoredForm, lockSite, writeForm, type StoredForm } from './form.store';
import type { ReadForm } from './read-form';
import { readSentForm } from './read-sent-form';
import { MOST_BYTES, sentFormSchema } from './sent-form.schema';
import { formName } from './stored-form';

type Sent = z.output<typeof sentFormSchema>;

/**
 * `saveForm`: changes a form, with effect on the next page. If somebody else has saved meanwhile, the form shows their values.
 * @implements FBUILD-01 FBUILD-02 FBUILD-03 FBUILD-04 FBUILD-05 FBUILD-06 FBUILD-07 FBUILD-08 FBUILD-09
 */
export const saveFormRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'forms.edit',
    ...FORM_EDITOR_CALLS.saveForm,
    input: sentFormSchema,
    mostBytes: MOST_BYTES,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(services: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { language } = context;
  const messages = FORM_MESSAGES[language];
  const { account, refusal } = await editorOf(services.db, context, 'forms.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const outcome = await store(services, { sent, account, siteId: site.id, language });
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/form-gone' };
  if (outcome.kind === 'invalid') return { kind: 'refused', code: 'admin/form-invalid', errors: outcome.errors };
  if (outcome.kind === 'conflict') {
    const { settings: stored, changed } = outcome.stored;
    const { settings: wanted, rows } = outcome.wanted;
    const lists = new Map((await findFormLists(services.db, site.id)).map(({ id, name }) => [id, name]));
    const errors = formDifferences({ stored, wanted, rows, lists }, language);
    return conflictRefusal({ code: 'admin/form-conflict', changed, messages, site, errors, key: formName(stored) });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) services.sites.invalidate(site.id);
  return formSaved(context, {
    page: 'form',
    path: ADMIN_PATH.form.replace('{slug}', sent.id),
    reply: (location): SaveFormReply => ({ message: messages.saved, location }),
  });
}

interface FormToStore extends Pick<ActionContext, 'language'> {
  readonly sent: Sent;
  readonly account: SignedInAccount;
  readonly siteId: string;
}

function store(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { sent, account, siteId, language }: FormToStore,
): Promise<VersionOutcome<StoredForm, ReadForm, void>> {
  const key = { siteId, id: sent.id };
  return saveVersion<StoredForm, ReadForm, void>(db, {
    async find(transaction) {
      await lockSite(transaction, siteId);
      return findStoredForm(transaction, key);
    },
    async read(transaction, stored) {
      const lists = await findFormLists(transaction, siteId);
      const known = { stored: stored?.settings ?? {}, listIds: new Set(lists.map(({ id }) => id)) };
      const read = readSentForm({ sent, ...known, account, language, config });
      return Object.keys(read.errors).length > 0 ? { errors: read.errors } : { wanted: read };
    },
    isSame: ({ settings }, wanted) => formName(settings) === formName(wanted.settings) && !wanted.isNewSecret,
    isSeen: ({ settings }) => formName(settings) === (sent.key || sent.base),
    write: (transaction, { wanted: { settings, isNewSecret } }) =>
      writeForm(transaction, { ...key, settings, isNewSecret, account }),
  });
}
