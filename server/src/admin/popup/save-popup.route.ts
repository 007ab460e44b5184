import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  POPUP_BOXES,
  POPUP_CALLS,
  POPUP_LINES,
  POPUP_PAGES_LONGEST,
  type SavePopupReply,
} from 'shared-types/admin/pages/popup';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { findState, saveState, type StoredState } from '../../site/saved-state/saved-state';
import { SITE_POPUP, sitePopupName } from '../../site/saved-state/site-popup';
import type { SitePopup } from '../../platform/schema/tables/admin.tables';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { TICKED } from '../form-fields';
import { pageEditors } from '../pages/page-editors';
import { mistakesRefusal } from '../pages/page-refusal';
import { conflictRefusal, fieldDifferences, formSaved, type Refusal } from '../saved-form';
import { stateFields } from '../state-fields';
import { popupFields } from './popup-fields';
import { POPUP_MESSAGES } from './popup.messages';
import { publishContent } from './publish-content';
import { readPopup } from './read-popup';

const field = z.union([z.string().max(POPUP_PAGES_LONGEST), z.boolean()]).optional();
const NAMES = [...POPUP_BOXES, ...POPUP_LINES];

/** The values are checked in the language of the site. */
const sentSchema = z.object({
  ...(Object.fromEntries(NAMES.map((name) => [name, field])) as Record<(typeof NAMES)[number], typeof field>),
  ...stateFields,
});

/** `savePopup`: saves when, where and how the popup is shown, and publishes its content if it is shown. */
export const savePopupRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...POPUP_CALLS.savePopup,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  services: Services,
  { base, key, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { state: stored } = await findState(db, SITE_POPUP, site.id);
  const { popup, errors } = readPopup(fields, { language, timeZone: site.timeZone, stored });
  if (!popup) return { kind: 'refused', code: 'admin/popup-invalid', errors };
  const obstacle = popup.isShown ? await contentObstacle(services, { siteId: site.id, account, language }) : undefined;
  if (obstacle) return obstacle;
  const outcome = await saveState(db, SITE_POPUP, { siteId: site.id, account, sent: popup, seen: key || base });
  if (outcome.kind === 'conflict') return conflict(outcome.stored, outcome.wanted, context);
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  sites.invalidate(site.id);
  return formSaved(context, {
    page: 'popup',
    path: ADMIN_PATH.popup,
    reply: (location): SavePopupReply => ({ message: POPUP_MESSAGES[language].saved, location }),
  });
}

interface ContentCheck {
  readonly siteId: string;
  readonly account: SignedInAccount;
  readonly language: Language;
}

/** Publishes the content; what keeps it from being published. */
async function contentObstacle(
  services: Services,
  { siteId, account, language }: ContentCheck,
): Promise<Refusal | undefined> {
  const editors = await pageEditors(services);
  const content = await publishContent(services.db, { siteId, publisher: account, editors });
  if (content.kind === 'published') return undefined;
  if (content.kind === 'missing') {
    const errors = { isShown: POPUP_MESSAGES[language].noContent };
    return { kind: 'refused', code: 'admin/popup-invalid', errors };
  }
  const { mistakes } = content;
  const told = await mistakesRefusal(services, { code: 'admin/popup-unpublishable', siteId, mistakes, language });
  return { ...told, errors: { isShown: Object.values(told.errors ?? {}).join('\n') } };
}

function conflict(stored: StoredState<SitePopup>, wanted: SitePopup, { language, site }: ActionContext): Refusal {
  const messages = POPUP_MESSAGES[language];
  const { now, on, off } = messages;
  const [before, after] = [popupFields(stored.state, site.timeZone), popupFields(wanted, site.timeZone)];
  const boxes: readonly string[] = POPUP_BOXES;
  const errors = fieldDifferences(before, after, (name, value) =>
    boxes.includes(name) ? now(value === TICKED ? on : off) : now(value),
  );
  const key = sitePopupName(stored.state);
  return conflictRefusal({ code: 'admin/popup-conflict', changed: stored.changed, messages, site, errors, key });
}
