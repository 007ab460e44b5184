import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { enteredSecret } from 'shared-types/admin/secrets/masked-secret';
import { PAGE_ACCESS, PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import { PAGE_PASSWORD_LONGEST } from 'shared-types/site/page/lock-screen';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { isStorable } from '../../platform/schema/storable-text';
import { changeDraft } from '../../site/page-draft/change-draft';
import { isFreePath } from '../../site/page-draft/create-page';
import { findDraft, type PageKey } from '../../site/page-draft/drafts.store';
import { usedPaths } from '../../site/page-draft/page-paths';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { hashPassword } from '../../site/password/password';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { PAGES_MESSAGES } from '../pages/pages.messages';
import { formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { conflictErrors } from './conflict-errors';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';
import { recordSchemas, sentRecord } from './sent-record';
import { settingsPatch, type PageSettings } from './settings-values';

const LONGEST_NAME = 200;

function input(language: Language) {
  const error = PAGE_SETTINGS_MESSAGES[language].titleMissing;
  return z.object({
    ...pageIdFields,
    ...stateFields,
    title: z.string({ error }).trim().min(1, { error }).max(PAGE_TEXT_LIMIT.title),
    path: z.string().trim().max(PAGE_TEXT_LIMIT.path),
    description: z.string().trim().max(PAGE_TEXT_LIMIT.description).default(''),
    socialImage: z.string().max(LONGEST_NAME).refine(isStorable).default(''),
    isHidden: z.string().max(2).optional().describe('Absent for a page that search engines may list.'),
    access: z.enum(PAGE_ACCESS),
    password: z
      .string()
      .max(PAGE_PASSWORD_LONGEST)
      .refine(isStorable)
      .default('')
      .describe('Of a page that asks for one; its mask, or nothing, keeps the stored one.'),
    ...recordSchemas(language),
  });
}

/**
 * `savePageSettings`: changes the draft's title, URL, description, what it is as an item, and who sees the page. Somebody else's change of the same
 * field since is a conflict; saving once more replaces it.
 *
 * @implements EDIT-17 EDIT-28
 */
export const savePageSettingsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGE_SETTINGS_CALLS.savePageSettings,
    input,
    invalid: 'admin/page-invalid',
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db }: Services,
  { pageId, base, key, isHidden, path: typed, password, ...sent }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.edit');
  if (!account) return refusal;
  const { language } = context;
  const page = { siteId: context.site.id, pageId };
  const found = await findDraft(db, page);
  if (!found) return { kind: 'refused', code: 'admin/page-gone' };
  const { content } = found;
  const path = typed.startsWith('/') ? typed : `/${typed}`;
  const { title, description, socialImage, access } = sent;
  const { record, errors: recordErrors } = sentRecord(sent, { content, context });
  const texts = { title, path, description, socialImage };
  const wanted: PageSettings = { ...texts, access, isHidden: isHidden !== undefined, ...(record && { record }) };
  const entered = wanted.access === 'password' ? enteredSecret(password) : undefined;
  const lacksPassword = wanted.access === 'password' && entered === undefined && content.lock?.by !== 'password';
  const errors = {
    ...(await fieldErrors(db, { ...page, wanted, before: content.path, language })),
    ...recordErrors,
    ...(lacksPassword && { password: PAGE_SETTINGS_MESSAGES[language].passwordMissing }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'refused', code: 'admin/page-invalid', errors };

  const passwordHash = entered === undefined ? undefined : await hashPassword(entered);
  const { patch, inverse } = settingsPatch(content, wanted, passwordHash);
  if (patch.length > 0) {
    const revision = Number(key || base);
    const change = { key: randomUUID(), revision, patch, inverse, label: 'saveSettings' } as const;
    const outcome = await changeDraft(db, { ...page, author: account, mayAddScripts: false, change });
    if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
    if (outcome.kind === 'invalid') return { kind: 'refused', code: 'admin/page-invalid', errors: outcome.errors };
    if (outcome.kind === 'conflict') {
      const saved = conflictErrors(outcome.conflicts, { content, messages: PAGE_SETTINGS_MESSAGES[language] });
      const now = String(found.row?.revision ?? 0);
      return { kind: 'refused', code: 'admin/page-conflict', errors: saved, key: now };
    }
  }
  const message = PAGE_SETTINGS_MESSAGES[language].saved;
  return formSaved(context, {
    page: 'pageSettings',
    path: ADMIN_PATH.pageSettings.replace('{slug}', pageId),
    reply: (location) => ({ message, location }),
  });
}

interface SettingsToCheck extends PageKey {
  readonly wanted: PageSettings;
  /** Path of the draft. */
  readonly before: string;
  readonly language: Language;
}

async function fieldErrors(
  db: Database,
  { siteId, pageId, wanted: { path, socialImage }, before, language }: SettingsToCheck,
): Promise<Readonly<Record<string, string>>> {
  const isFree = path === before || isFreePath(path, await usedPaths(db, siteId, pageId));
  const assets = db.selectFrom('asset').select('id').where('site_id', '=', siteId).where('name', '=', socialImage);
  const isPicture = socialImage === '' || (await assets.executeTakeFirst()) !== undefined;
  return {
    ...(isFree ? {} : { path: PAGES_MESSAGES[language].invalidPath(path) }),
    ...(isPicture ? {} : { socialImage: PAGE_SETTINGS_MESSAGES[language].unknownPicture }),
  };
}
