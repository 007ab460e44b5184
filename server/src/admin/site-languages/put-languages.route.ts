import { SITE_LANGUAGES_CALLS, type PlacedLanguage, type PutLanguagesReply } from 'shared-types/admin/site-languages';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Site } from '../../site/directory/site';
import { registerAdminAction } from '../admin-action';
import { stateFields } from '../state-fields';
import { languageSettings } from './language-settings';
import { SITE_LANGUAGES_MESSAGES, type SiteLanguagesMessages } from './site-languages.messages';
import { storeMainLanguage } from './store-main-language';

/** No tag or root is longer. */
const LONGEST = 100;
/** A site has at most 20 further languages. */
const MOST = 21;

const putSchema = z.object({
  languages: z
    .array(
      z.object({
        locale: z.string().max(LONGEST).describe('BCP 47 tag.'),
        root: z
          .string()
          .max(LONGEST)
          .describe('What the paths of its pages begin with, such as `/pl`; empty for the main one.'),
      }),
    )
    .min(1)
    .max(MOST)
    .describe("All of the site's languages. Only the tag of the main one may differ from what is saved."),
  base: stateFields.base
    .optional()
    .describe('Names the state that was changed: one that was saved meanwhile is not replaced. Where absent, any is.'),
});

/**
 * `putLanguages`: sets the main language. Other languages come with their pages, so a list that adds or removes one is
 * refused. A call without a state replaces whatever is saved.
 * @implements SRV-31 EDIT-23
 */
export const putLanguagesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'languages.edit',
    ...SITE_LANGUAGES_CALLS.putLanguages,
    input: putSchema,
    invalid: 'admin/languages-invalid',
    run: (sent, context) => put(services, sent, context),
  });
};

async function put(
  services: Services,
  { languages, base: seen }: z.output<typeof putSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const messages = SITE_LANGUAGES_MESSAGES[context.language];
  const check = (site: Site) => wrongIn(languages, site, messages);
  const sent = languages.find(({ root }) => root === '')?.locale ?? '';
  const outcome = await storeMainLanguage(services, { sent, seen, check, field: 'languages' }, context);
  if (!outcome.ok) return outcome.refusal;
  const body: PutLanguagesReply = languageSettings(context.site.siteLocaleIn(undefined), outcome.stored);
  return { kind: 'done', body };
}

/** What is wrong with the list beside the main language's tag; its order does not matter. */
function wrongIn(
  languages: readonly PlacedLanguage[],
  { siteLocales }: Pick<Site, 'siteLocales'>,
  { oneMain, pages }: SiteLanguagesMessages,
): string | undefined {
  if (languages.filter(({ root }) => root === '').length !== 1) return oneMain;
  const name = ({ locale, root }: PlacedLanguage) => `${root} ${locale}`;
  const [has, wanted] = [siteLocales, languages].map((list) =>
    list
      .filter(({ root }) => root !== '')
      .map(name)
      .sort()
      .join('\n'),
  );
  return has === wanted ? undefined : pages;
}
