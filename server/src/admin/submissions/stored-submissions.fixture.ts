import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import type { Config } from '../../platform/environment/config';
import { blocksOf, prepareSubmissions, type Submissions } from '../../forms/contact-form/submissions.fixture';

const EMAILS = { editor: 'editor@shop.example', admin: 'admin@shop.example', viewer: 'viewer@shop.example' } as const;

export interface StoredSubmissions {
  readonly submissions: Submissions;
  /** A new browser of an editor, of an administrator, or of a viewer, who may not see submissions. */
  signedIn(as?: keyof typeof EMAILS): Promise<Shopper>;
  /** The list, or another page, as an editor sees it, or somebody else. */
  listAt(path?: string, as?: keyof typeof EMAILS): Promise<string>;
  /** Inserts submissions, each a minute older than the one before, and returns their ids. */
  store(count: number, changes?: object): Promise<string[]>;
}

export function prepareStoredSubmissions(config?: Partial<Config>): StoredSubmissions {
  const submissions = prepareSubmissions(config);
  const { identifier } = exampleDocument().site;
  beforeAll(async () => {
    for (const role of ['editor', 'admin', 'viewer'] as const)
      await seedAccount(submissions.open.db, { email: EMAILS[role], roles: { [identifier]: [role] } });
  });
  const signedIn: StoredSubmissions['signedIn'] = async (as = 'editor') => {
    const browser = submissions.open.visitor();
    await signIn(browser, EMAILS[as]);
    return browser.twin();
  };
  return {
    submissions,
    signedIn,
    listAt: async (path = '/config/forms', as = 'editor') => (await (await signedIn(as)).get(path)).body,
    async store(count, changes = {}) {
      const { db } = submissions.open;
      const site = db.selectFrom('site').select('id').where('identifier', '=', identifier);
      const { id } = await site.executeTakeFirstOrThrow();
      const rows = Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        site_id: id,
        form_id: blocksOf()[1],
        key: randomUUID(),
        page_path: '/',
        fields: JSON.stringify({ words: `letter ${index} of ${count}` }),
        details: '{}',
        received_at: new Date(Date.UTC(2026, 2, 1, 12) - index * 60_000),
        ...changes,
      }));
      await db
        .insertInto('form_submission')
        .values(rows as never)
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
