import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SPECIAL_PAGE_CALLS,
  SPECIAL_PAGES,
  STAND_IN_PAGES,
  type CreatedSpecialPage,
  type StandInPage,
} from 'shared-types/admin/pages/special-pages';
import { z } from 'zod';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { createPage } from '../../site/page-draft/create-page';
import type { Author } from '../../site/page-draft/drafts.store';
import { freePath, usedPaths } from '../../site/page-draft/page-paths';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findSpecialPages } from './special-page.store';
import { specialPageLayout } from './special-page-layout';
import { SPECIAL_PAGE_MESSAGES } from './special-page.messages';

const LONGEST_TAG = 100;

/** Where the forms are; a browser without script comes back there. */
const FORM_PAGES: Readonly<Record<StandInPage, string>> = {
  'lock-screen': ADMIN_PATH.lockScreen,
  'popup-overlay': ADMIN_PATH.popup,
};

const inputSchema = z.object({
  kind: z.enum(STAND_IN_PAGES),
  locale: z.string().max(LONGEST_TAG).optional().describe('A language of the site; its own by default.'),
});

/** `createSpecialPage`: creates the draft of a popup or a lock screen. */
export const createSpecialPageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...SPECIAL_PAGE_CALLS.createSpecialPage,
    input: inputSchema,
    invalid: 'admin/page-invalid',
    run: (sent, context) => create(services, sent, context),
  });

async function create(
  { db }: Services,
  { kind, locale }: z.output<typeof inputSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const { siteLocales } = context.site;
  const site = locale === undefined ? siteLocales[0] : siteLocales.find((one) => one.locale === locale);
  const pageId = site && (await pageIn(db, { site, kind, author: account }));
  if (pageId === undefined) return { kind: 'refused', code: 'admin/page-invalid' };
  const body = {
    pageId,
    message: SPECIAL_PAGE_MESSAGES[context.language].created,
    location: ADMIN_PATH.pageEditor.replace('{slug}', pageId),
  } satisfies CreatedSpecialPage;
  return { kind: 'done', body, goTo: FORM_PAGES[kind] };
}

interface PlaceOfPage {
  /** In the language of the page. */
  readonly site: Site;
  readonly kind: StandInPage;
  readonly author: Author;
}

/** Id of the language's page, which is created if there is none; undefined if others keep taking its path. */
async function pageIn(db: Database, { site, kind, author }: PlaceOfPage): Promise<string | undefined> {
  const siteId = site.id;
  const known = await findSpecialPages(db, { siteId, kind });
  const found = known.find(({ path }) => site.siteLocaleAt(path).locale === site.locale);
  if (found) return found.id;
  const messages = SPECIAL_PAGE_MESSAGES[languageOf(site)];
  const path = freePath(`${site.root}${messages.paths[kind]}`, await usedPaths(db, siteId));
  const layout = specialPageLayout(kind, messages);
  const page = { siteId, author, title: messages.titles[kind], path, pageType: SPECIAL_PAGES[kind], layout };
  const outcome = await createPage(db, page);
  return outcome.kind === 'created' ? outcome.pageId : undefined;
}
