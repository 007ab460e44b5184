import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { takeUnshownSecret } from '../../forms/webhook/webhook-secret.store';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { countAnswers, countSubmissions, findStoredForm } from './form.store';
import { findFormLists } from './form-lists';
import { formName, formValues } from './stored-form';
import { isUuid } from '../../platform/is-uuid';

/** A form, for accounts that may change it. After signing out only its id; for an unknown id nothing. */
export const formSavedLoader = {
  name: 'admin/form/saved',
  scope: 'query',
  load: async ({ services: { db, registry }, site, page, visitor }) => {
    const { account } = visitor;
    const id = page.params.slug ?? '';
    // The vanilla form handler is a feature that works on the server's HTML.
    const feature = registry
      .current({ site: site.identifier, cohort: visitor.cohort })
      .featureOfBlock(BLOCK_TYPE.form)?.feature;
    const known = { id, submissions: 0, answers: {}, isVanilla: feature?.live === 'enhance', mayAddScripts: false };
    if (!account) return known;
    if (!mayDo(account, 'forms.edit') || !isUuid(id)) return null;
    const key = { siteId: site.id, id };
    const stored = await findStoredForm(db, key);
    const own = site.pages.find(({ blocks }) => blocks.has(id));
    if (!stored || !own) return null;
    const [submissions, answers] = await Promise.all([countSubmissions(db, site.id), countAnswers(db, key)]);
    const lists = mayDo(account, 'lists.edit') ? await findFormLists(db, site.id) : undefined;
    const webhookSecret = await takeUnshownSecret(db, { siteId: site.id, formId: id, accountId: account.id });
    return {
      ...known,
      saved: {
        base: formName(stored.settings),
        values: formValues(stored.settings),
        ...lastChangeView(stored.changed, site),
      },
      page: { title: own.title, path: own.path },
      submissions: submissions.get(id) ?? 0,
      answers,
      mayAddScripts: mayDo(account, 'scripts.edit'),
      ...(lists && { lists }),
      ...(webhookSecret !== undefined && { webhookSecret }),
    };
  },
  entryName: ({ saved }) => saved?.values['title'],
} satisfies Loader<'admin/form/saved'>;
