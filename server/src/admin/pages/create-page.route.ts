import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import { PAGE_LAYOUTS, PAGE_TEXT_LIMIT, PAGES_CALLS, type CreatedPage } from 'shared-types/admin/pages/pages';
import { SPECIAL_PAGES } from 'shared-types/admin/pages/special-pages';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableLine } from '../../platform/schema/storable-text';
import { createPage } from '../../site/page-draft/create-page';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { TICKED } from '../form-fields';
import { pageEditors } from './page-editors';
import { layoutContent } from './page-layouts';
import { newItem } from './new-item';
import { pageDone } from './page-done';
import { PAGES_MESSAGES } from './pages.messages';

function input(language: Language) {
  const error = PAGES_MESSAGES[language].titleMissing;
  return z.object({
    title: z.string({ error }).max(PAGE_TEXT_LIMIT.title).transform(storableLine).pipe(z.string().min(1, { error })),
    path: z.string().trim().max(PAGE_TEXT_LIMIT.path).optional().describe('Made of the title if it is empty.'),
    collection: z
      .string()
      .trim()
      .max(PAGE_TEXT_LIMIT.path)
      .optional()
      .describe('Path of the page whose post, event or lesson it becomes, with its address below; none if empty.'),
    layout: z.enum(PAGE_LAYOUTS).optional().describe('An empty page by default.'),
    navigation: z
      .literal(TICKED)
      .optional()
      .describe(
        'Puts the page into the main navigation once it is published; absent where it stays out. An item of a page does.',
      ),
  });
}

/**
 * `createPage`: creates a page that visitors do not see yet.
 *
 * @implements EDIT-17
 */
export const createPageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGES_CALLS.createPage,
    input,
    invalid: 'admin/page-invalid',
    run: (sent, context) => create(services, sent, context),
  });

async function create(
  services: Services,
  { title, path, collection, layout = 'blank', navigation }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(services.db, context, 'pages.edit');
  if (!account) return refusal;
  const { template } = context.site.siteLocaleIn(undefined).profile.theme;
  const item = collection
    ? newItem(context.site, { collection, title, author: account.displayName, now: new Date(Date.now()) })
    : undefined;
  if (collection && !item) {
    const errors = { collection: PAGES_MESSAGES[context.language].invalidPath(collection) };
    return { kind: 'refused', code: 'admin/page-invalid', errors };
  }
  const outcome = await createPage(services.db, {
    ...{ siteId: context.site.id, author: account, title },
    ...item,
    ...(path && { path: path.startsWith('/') ? path : `/${path}` }),
    layout: layoutContent(
      layout,
      { editors: await pageEditors(services), locale: context.site.locale, item: item?.record.type },
      template && TEMPLATES[template.name].page,
    ),
    addsToNavigation: navigation === TICKED && !item,
    ...(layout === 'cover' && { pageType: SPECIAL_PAGES['cover-page'] }),
  });
  return createdOutcome(outcome, context, 'path');
}

/** The answer to a page that was created or copied. It leads a script to the page's editor, and others to its settings. */
export function createdOutcome(
  outcome: Awaited<ReturnType<typeof createPage>>,
  context: ActionContext,
  field: string,
): ActionOutcome {
  const messages = PAGES_MESSAGES[context.language];
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
  if (outcome.kind === 'invalid-path')
    return { kind: 'refused', code: 'admin/page-invalid', errors: { [field]: messages.invalidPath(outcome.path) } };
  const { pageId } = outcome;
  const reply = {
    pageId,
    location: ADMIN_PATH.pageEditor.replace('{slug}', pageId),
  } satisfies Partial<CreatedPage>;
  return pageDone({ done: 'created', message: messages.created, pageId, reply });
}
