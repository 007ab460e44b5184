import { PAGE_TEXT_LIMIT, PAGES_CALLS, type PublishReply } from 'shared-types/admin/pages/pages';
import { SITE_DRAFT_PARTS } from 'shared-types/admin/site-states/site-drafts';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { isStorable } from '../../platform/schema/storable-text';
import { publishPages } from '../../site/page-publish/publish-pages';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { mayDo } from '../../site/session/capabilities';
import { DRAFT_NEEDS } from '../../site/site-draft/draft-kinds';
import { registerAdminAction } from '../admin-action';
import { siteDraftsRefusal } from '../site-drafts/site-drafts-refusal';
import { pageEditors } from './page-editors';
import { mistakesRefusal } from './page-refusal';
import { pageDone } from './page-done';
import { PAGES_MESSAGES } from './pages.messages';

const MOST_PAGES = 200;

const draftSchema = z.object({ pageId: z.guid().toLowerCase(), revision: z.number().int().min(0) });

/** A page of a form: its id and the revision that was shown, with a space between them. */
const chosenSchema = z
  .string()
  .max(100)
  .transform((chosen) => {
    const [pageId, revision] = chosen.split(' ');
    return { pageId, revision: revision === undefined || revision === '' ? NaN : Number(revision) };
  })
  .pipe(draftSchema);

const MOST_SITE_DRAFTS = 200;
const LONGEST_NAME = 100;

const siteDraftSchema = z.object({
  part: z.enum(SITE_DRAFT_PARTS),
  language: z.string().max(LONGEST_NAME).default(''),
  seen: z.string().max(LONGEST_NAME),
});

/** A draft of a form: its part, the name that was shown, and its language if it is a further one, with a space between. */
const chosenSiteDraftSchema = z
  .string()
  .max(3 * LONGEST_NAME)
  .transform((chosen, context) => {
    const [part, seen, language] = chosen.split(' ');
    const { data } = siteDraftSchema.safeParse({ part, seen, language });
    if (data) return data;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

const siteDraftsSchema = z.array(z.union([siteDraftSchema, chosenSiteDraftSchema])).max(MOST_SITE_DRAFTS);

const draftsSchema = z
  .array(z.union([draftSchema, chosenSchema]))
  .min(1)
  .max(MOST_PAGES);

function input(language: Language) {
  const error = PAGES_MESSAGES[language].choosePages;
  const fields = z.object({
    pages: z.union([draftsSchema, chosenSchema.transform((one) => [one])], { error }).default([]),
    siteDrafts: z
      .union([siteDraftsSchema, chosenSiteDraftSchema.transform((one) => [one])])
      .default([])
      .describe('Drafts of what the whole site has, to be published with the pages.'),
    note: z
      .string()
      .trim()
      .max(PAGE_TEXT_LIMIT.note)
      .refine(isStorable)
      .optional()
      .describe('What has changed, for the list of versions.'),
  });
  return fields.refine(({ pages, siteDrafts }) => pages.length + siteDrafts.length > 0, { path: ['pages'], error });
}

/** `publishPages`: publishes drafts, all of them or none. Visitors see them with their next page. */
export const publishPagesRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...PAGES_CALLS.publishPages,
    input,
    run: (sent, context) => publish(services, sent, context),
  });

async function publish(
  services: Services,
  { pages, siteDrafts, note }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const { language } = context;
  const siteId = context.site.id;
  if (siteDrafts.some(({ part }) => !mayDo(account, DRAFT_NEEDS[part])))
    return { kind: 'refused', code: 'site/not-allowed' };
  const editors = await pageEditors(services);
  const outcome = await publishPages(db, { siteId, pages, siteDrafts, publisher: account, note, editors });
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
  if (outcome.kind === 'conflict') return { kind: 'refused', code: 'admin/page-newer' };
  if (outcome.kind === 'site-conflict') return siteDraftsRefusal(outcome.problems, context);
  if (outcome.kind === 'invalid') {
    const { mistakes } = outcome;
    return mistakesRefusal(services, { code: 'admin/page-unpublishable', siteId, mistakes, language });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  sites.invalidate(siteId);
  const { versions } = outcome;
  const message = PAGES_MESSAGES[language].published(versions.length + siteDrafts.length);
  const reply = { versions } satisfies Partial<PublishReply>;
  return pageDone({ done: 'published', message, reply });
}
