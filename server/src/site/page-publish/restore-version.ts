import { randomUUID } from 'node:crypto';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import { lockDraft, writeChange, type Author, type PageKey } from '../page-draft/drafts.store';

export interface VersionToRestore extends PageKey {
  readonly number: number;
  readonly author: Author;
}

export type RestoreOutcome = { readonly kind: 'restored' | 'gone' | 'version-gone' };

/** Makes the content of a published version the draft of its page, by a change like any other. */
export function restoreVersion(db: Database, { number, author, ...page }: VersionToRestore): Promise<RestoreOutcome> {
  return withRetries(() =>
    db.transaction().execute(async (transaction): Promise<RestoreOutcome> => {
      const row = await lockDraft(transaction, page, author);
      if (!row || row.removed_at) return { kind: 'gone' };
      const version = await transaction
        .selectFrom('page_version')
        .select('content')
        .where('site_id', '=', page.siteId)
        .where('page_id', '=', page.pageId)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!version) return { kind: 'version-gone' };
      const whole = (value: PageContent) => [{ op: 'replace', path: '', value }] as const;
      const { content } = version;
      const change = {
        key: randomUUID(),
        patch: whole(content),
        inverse: whole(row.content),
        label: 'restoreVersion',
      } as const;
      await writeChange(transaction, { row, content, change, author });
      return { kind: 'restored' };
    }),
  );
}
