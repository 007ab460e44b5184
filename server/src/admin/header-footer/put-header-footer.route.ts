import { HEADER_FOOTER_CALLS, HEADER_FOOTER_LIMIT, type HeaderFooterReply } from 'shared-types/admin/header-footer';
import { MENUS, type Menu } from 'shared-types/admin/navigation';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { stateFields } from '../state-fields';
import { languageSchema } from './language.schema';
import { menuFields, menuRows, type MenuRow } from './menu-fields';
import { savedHeaderFooter } from './saved-header-footer';
import { storeHeaderFooter } from './store-header-footer';

const linkShape = { title: sentText(), path: sentText(), newWindow: z.literal(true).optional() };
const linksSchema = z.array(z.strictObject(linkShape)).max(HEADER_FOOTER_LIMIT.links);
const menuSchema = z
  .array(
    z
      .strictObject({ ...linkShape, path: sentText().optional(), children: linksSchema.optional() })
      .refine(({ path, newWindow, children }) => !children || (path === undefined && !newWindow)),
  )
  .max(HEADER_FOOTER_LIMIT.links);

const putSchema = z.object({
  header: z.strictObject({
    title: sentText()
      .optional()
      .describe("The site's name, the same in all languages; sent with the site's own language only."),
    links: menuSchema.describe(
      'The navigation, in its order: links, and folders, which have `children` and no `path`.',
    ),
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
    input: putSchema,
    run: (sent, context) => put(services, sent, context),
  });
};

async function put(
  services: Services,
  { header, footer, language: requested, base: seen }: z.output<typeof putSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const [main, foot] = [menuRows('header.links', header.links), menuRows('footer.links', footer.links)];
  const fields = {
    ...(header.title === undefined ? {} : { title: header.title }),
    ...menuFields('nav', main),
    ...menuFields('foot', foot),
    tagline: footer.tagline,
    note: footer.note,
  };
  const outcome = await storeHeaderFooter(services, { fields, requested, part: 'all', seen }, context);
  if (!outcome.ok) return { ...outcome.refusal, ...renamed(outcome.refusal.errors, { nav: main, foot }) };
  const { stored, language } = outcome;
  const site = context.site.siteLocaleIn(undefined);
  const saved = await savedHeaderFooter({ db: services.db, site, stored, part: 'all' });
  const body: HeaderFooterReply = { ...saved, language: language.locale };
  return { kind: 'done', body };
}

const PLACES: Readonly<Record<string, string>> = {
  title: 'header.title',
  nav: 'header.links',
  tagline: 'footer.tagline',
  foot: 'footer.links',
  note: 'footer.note',
};

/** The messages by the call's paths instead of form field names. */
function renamed(
  errors: Readonly<Record<string, string>> | undefined,
  rows: Readonly<Record<Menu, readonly MenuRow[]>>,
): Pick<PutRefusal, 'errors'> {
  if (!errors) return {};
  const names = Object.entries(errors).map(([name, error]) => {
    const [part = '', row, field] = name.split('.');
    const menu = MENUS.find((one) => one === part);
    const place = menu && row !== undefined ? rows[menu][Number(row) - 1]?.at : PLACES[part];
    return [[place ?? part, ...(field === undefined ? [] : [field])].join('.'), error] as const;
  });
  return { errors: Object.fromEntries(names) };
}

type PutRefusal = Extract<ActionOutcome, { readonly kind: 'refused' }>;
