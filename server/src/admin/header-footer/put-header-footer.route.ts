import {
  HEADER_FOOTER_CALLS,
  HEADER_FOOTER_LIMIT,
  type HeaderFooterReply,
  type LinkList,
} from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import type { SentFields } from '../field-reader';
import { stateFields } from '../state-fields';
import { languageSchema } from './language.schema';
import { savedHeaderFooter } from './saved-header-footer';
import { storeHeaderFooter } from './store-header-footer';

const linksSchema = z.array(z.strictObject({ title: sentText(), path: sentText() })).max(HEADER_FOOTER_LIMIT.links);

const putSchema = z.object({
  header: z.strictObject({
    title: sentText()
      .optional()
      .describe("The site's name, the same in all languages; sent with the site's own language only."),
    links: linksSchema.describe('The navigation, in its order.'),
  }),
  footer: z.strictObject({
    tagline: sentText().describe('What the site is, in a sentence or two; empty where there is none.'),
    links: linksSchema,
    note: sentText().describe('What stands at its end; empty where there is nothing.'),
  }),
  language: languageSchema,
  base: stateFields.base
    .optional()
    .describe('Names the state that was changed: one that was saved meanwhile is not replaced. Where absent, any is.'),
});

/**
 * `putHeaderFooter`: saves header and footer by script. A call without a state replaces whatever is saved.
 * @implements SRV-32 EDIT-23
 */
export const putHeaderFooterRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...HEADER_FOOTER_CALLS.putHeaderFooter,
    url: HEADER_FOOTER_CALLS.putHeaderFooter.path,
    input: putSchema,
    run: (sent, context) => put(services, sent, context),
  });
};

async function put(
  services: Services,
  { header, footer, language: requested, base: seen }: z.output<typeof putSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const fields = asFields({ header, footer });
  const outcome = await storeHeaderFooter(services, { fields, requested, seen }, context);
  if (!outcome.ok) return { ...outcome.refusal, ...renamed(outcome.refusal.errors) };
  const { stored, language } = outcome;
  const saved = await savedHeaderFooter({ db: services.db, site: context.site.siteLocaleIn(undefined), stored });
  const body: HeaderFooterReply = { ...saved, language: language.locale };
  return { kind: 'done', body };
}

/** The call's values as form fields, so that both are parsed by the same rules. */
function asFields({ header, footer }: Pick<z.output<typeof putSchema>, 'header' | 'footer'>): SentFields {
  const rows = (list: LinkList, links: readonly SiteLink[]) =>
    links.flatMap(({ title, path }, index) => [
      [`${list}.${index + 1}.title`, title],
      [`${list}.${index + 1}.path`, path],
    ]);
  return {
    ...(header.title === undefined ? {} : { title: header.title }),
    ...Object.fromEntries([...rows('nav', header.links), ...rows('foot', footer.links)]),
    tagline: footer.tagline,
    note: footer.note,
  };
}

const PLACES: Readonly<Record<string, string>> = {
  title: 'header.title',
  nav: 'header.links',
  tagline: 'footer.tagline',
  foot: 'footer.links',
  note: 'footer.note',
};

/** The messages by the call's paths instead of form field names. */
function renamed(errors: Readonly<Record<string, string>> | undefined): Pick<PutRefusal, 'errors'> {
  if (!errors) return {};
  const names = Object.entries(errors).map(([name, error]) => {
    const [part = '', row, field] = name.split('.');
    const place = PLACES[part] ?? part;
    return [row === undefined ? place : `${place}.${Number(row) - 1}.${field}`, error] as const;
  });
  return { errors: Object.fromEntries(names) };
}

type PutRefusal = Extract<ActionOutcome, { readonly kind: 'refused' }>;
