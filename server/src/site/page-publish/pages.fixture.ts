import { randomUUID } from 'node:crypto';
import type { PageChange, Patch } from 'shared-types/admin/pages/page-change';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { seedAccount } from '../../../../tools/testing/store/seed-account';
import { prepareImports, type Imports } from '../import/imports.fixture';
import { changeDraft, type ChangeOutcome } from '../page-draft/change-draft';
import type { Author } from '../page-draft/drafts.store';
import { removePage, returnPage, type RemoveOutcome, type ReturnOutcome } from './bin';
import { publishPages, type DraftToPublish, type PublishOutcome } from './publish-pages';

export interface OwnedPages {
  readonly imports: Imports;
  readonly siteId: string;
  readonly author: Author;
  /** Id of the published page at a path. */
  idOf(path: string): Promise<string>;
  change(pageId: string, patch: Patch, change?: Partial<PageChange>): Promise<ChangeOutcome>;
  publish(pages: readonly (string | DraftToPublish)[], note?: string): Promise<PublishOutcome>;
  remove(pageId: string): Promise<RemoveOutcome>;
  putBack(pageId: string): Promise<ReturnOutcome>;
  /** Imports the document once more, though it has not changed. */
  reload(document?: unknown): ReturnType<Imports['run']>;
}

const editors = new Map();

/** The example site and an account that changes its pages, anew for each test. */
export function prepareOwnedPages(): OwnedPages {
  const imports = prepareImports();
  let siteId = '';
  let author: Author = { id: '', displayName: '' };
  beforeEach(async () => {
    siteId = await imports.load(exampleDocument());
    const email = `ada-${randomUUID()}@shop.example`;
    await seedAccount(imports.db, { email, roles: { example: ['editor'] } });
    const accounts = imports.db.selectFrom('account').select('id').where('email', '=', email);
    author = { id: (await accounts.executeTakeFirstOrThrow()).id, displayName: 'Ada' };
  });
  return {
    imports,
    get siteId() {
      return siteId;
    },
    get author() {
      return author;
    },
    idOf: async (path) => {
      const pages = imports.db.selectFrom('page').select('id').where('site_id', '=', siteId);
      return (await pages.where('path', '=', path).executeTakeFirstOrThrow()).id;
    },
    change: async (pageId, patch, change) => {
      const draft = await imports.db
        .selectFrom('page_draft')
        .select('revision')
        .where('page_id', '=', pageId)
        .executeTakeFirst();
      const { revision = 0 } = draft ?? {};
      const made = { key: randomUUID(), revision, patch, inverse: patch, label: 'changeSetting', ...change } as const;
      return changeDraft(imports.db, { siteId, pageId, author, mayAddScripts: false, change: made });
    },
    publish: (pages, note) =>
      publishPages(imports.db, {
        siteId,
        pages: pages.map((page) => (typeof page === 'string' ? { pageId: page } : page)),
        publisher: author,
        note,
        editors,
      }),
    remove: (pageId) => removePage(imports.db, { siteId, pageId, author, editors }),
    putBack: (pageId) => returnPage(imports.db, { siteId, pageId, editors }),
    reload: async (document = exampleDocument()) => {
      await imports.db.updateTable('site').set({ document_hash: '' }).execute();
      return imports.run(document);
    },
  };
}

export function set(path: string, value: unknown): Patch {
  return [{ op: 'replace', path, value }];
}
