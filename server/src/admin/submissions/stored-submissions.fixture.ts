import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { blocksOf, prepareSubmissions, type Submissions } from '../../forms/contact-form/submissions.fixture';

const EDITOR = 'editor@shop.example';
const VIEWER = 'viewer@shop.example';

export interface StoredSubmissions {
  readonly submissions: Submissions;
  /** A new browser of an editor, or of a viewer, who may not see submissions. */
  signedIn(as?: 'editor' | 'viewer'): Promise<Shopper>;
  /** The list, or another page, as an editor sees it. */
  listAt(path?: string): Promise<string>;
  /** Inserts submissions, each a minute older than the one before, and returns their ids. */
  store(count: number, changes?: object): Promise<string[]>;
}

export function prepareStoredSubmissions(): StoredSubmissions {
  const submissions = prepareSubmissions();
  const { identifier } = exampleDocument().site;
  beforeAll(async () => {
    await seedAccount(submissions.open.db, { email: EDITOR, roles: { [identifier]: ['editor'] } });
    await seedAccount(submissions.open.db, { email: VIEWER, roles: { [identifier]: ['viewer'] } });
  });
  const signedIn: StoredSubmissions['signedIn'] = async (as = 'editor') => {
    const browser = submissions.open.visitor();
    await signIn(browser, as === 'editor' ? EDITOR : VIEWER);
    return browser.twin();
  };
  return {
    submissions,
    signedIn,
    listAt: async (path = '/config/forms') => (await (await signedIn()).get(path)).body,
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
