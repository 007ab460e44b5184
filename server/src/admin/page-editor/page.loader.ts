import type { ListChoices, PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Picture } from 'shared-types/host/image';
import { chosenLists } from '../../forms/mailing-list/form-list.store';
import type { Database } from '../../platform/schema/database';
import { isUuid } from '../../platform/is-uuid';
import { pictureOf } from '../../site/directory/picture-of';
import { jsonValues } from '../../site/import/check/json-values';
import { blockEditors } from '../../site/block-settings/block-editors';
import { editorInLanguage } from '../../site/block-settings/editor-in-language';
import { canBeOn } from '../../site/slices/blocks-of-page-type';
import type { Loader } from '../../site/page/loader';
import { findDraft } from '../../site/page-draft/drafts.store';
import { mayDo } from '../../site/session/capabilities';
import { pageChoices } from '../link-choices/link-pages';
import { codeOfPage } from '../code-injection/code-of-page';
import { findFormLists } from '../form/form-lists';
import { formsOf } from '../forms/forms-of';
import { pageDraftView } from '../page-draft/page-draft-view';

/** The draft of a page with what its editor chooses from, for accounts that may edit pages. */
export const pageEditorLoader = {
  name: 'admin/page-editor/page',
  scope: 'query',
  load: async ({ services, site, page: { params }, visitor: { account } }): Promise<PageEditorView | null> => {
    const pageId = params.slug ?? '';
    if (!account || !mayDo(account, 'pages.edit') || !isUuid(pageId)) return null;
    const key = { siteId: site.id, pageId };
    const draft = await pageDraftView(services.db, { ...key, accountId: account.id });
    if (!draft) return null;
    const { published } = (await findDraft(services.db, key)) ?? {};
    const { remotes } = services.registry.current({ site: site.identifier });
    const code = codeOfPage(site, pageId, account);
    const mailingLists = mayDo(account, 'lists.edit') && (await findListChoices(services.db, site.id, draft.content));
    const editors = blockEditors([...remotes.values()].map(({ manifest }) => manifest));
    return {
      draft,
      ...(published && { published }),
      blocks: [...editors]
        .filter(([type]) => canBeOn(draft.content.pageType, type))
        .map(([type, editor]) => ({
          type: type as PageEditorView['blocks'][number]['type'],
          editor: editorInLanguage(editor, site.locale),
        })),
      pictures: await findPictures(services.db, site.id, draft.content),
      pages: pageChoices(site),
      forms: formsOf(site).map(({ id, title, pageTitle }) => ({ id, title, pageTitle })),
      ...(mailingLists && { mailingLists }),
      ...(site.profile.theme.sections && { sections: site.profile.theme.sections }),
      mayPublish: mayDo(account, 'pages.publish'),
      mayAddScripts: mayDo(account, 'scripts.edit'),
      ...(code && { code }),
    };
  },
} satisfies Loader<'admin/page-editor/page'>;

async function findListChoices(db: Database, siteId: string, { blocks }: PageContent): Promise<ListChoices> {
  const [lists, chosen] = await Promise.all([findFormLists(db, siteId), chosenLists(db, siteId)]);
  return {
    lists: lists.map(({ id, name }) => ({ id, name })),
    connected: Object.fromEntries([...chosen].filter(([formId]) => Object.hasOwn(blocks, formId))),
  };
}

async function findPictures(
  db: Database,
  siteId: string,
  { blocks, socialImage }: PageContent,
): Promise<Readonly<Record<string, Picture>>> {
  const named = [...jsonValues(blocks)].flatMap(({ path, value }) =>
    path.at(-1) === 'asset' && typeof value === 'string' ? [value] : [],
  );
  const names = [...new Set([...named, ...(socialImage === undefined ? [] : [socialImage])])];
  if (names.length === 0) return {};
  const rows = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('name', 'in', names)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.name, pictureOf(row)]));
}
