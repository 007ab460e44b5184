import type { Transaction } from 'kysely';
import type { PageMistake } from 'shared-types/admin/pages/pages';
import type { Tables } from '../../platform/schema/tables';
import type { BlockEditors } from '../block-settings/block-editors';
import { findTakenBlocks } from '../import/find-conflicts';
import { issueMessage } from '../import/check/issue-message';
import { mistakeMessage, type Mistake } from '../import/check/mistake';
import { checkPanels } from '../import/check/pages/check-panels';
import { checkReferences } from '../import/check/pages/check-references';
import { publishedTitleSchema } from '../import/schema/page.schema';
import { contentPointer } from '../page-content/pointer';
import type { ChangedSite, PageChanges } from './changed-site';

export interface ChangesToCheck {
  readonly before: ChangedSite;
  readonly after: ChangedSite;
  readonly changes: PageChanges;
  readonly editors: BlockEditors;
}

/**
 * What would be wrong with the site once the changes are published and is not wrong now, by the checks of the import. What
 * visitors see already does not keep an owner from publishing something else.
 */
export async function checkChanges(
  transaction: Transaction<Tables>,
  { before, after, changes, editors }: ChangesToCheck,
): Promise<PageMistake[]> {
  const [fallback = ''] = [...changes.published.keys(), ...(changes.removed ?? [])];
  const known = new Set(mistakesOf(before, { editors, fallback }).map(keyOf));
  const found = [
    ...missingTitles(changes),
    ...mistakesOf(after, { editors, fallback }).filter((mistake) => !known.has(keyOf(mistake))),
    ...(await takenBlocks(transaction, { after, changes })),
  ];
  return [...new Map(found.map((mistake) => [keyOf(mistake), mistake])).values()];
}

function keyOf({ pageId, pointer, message }: PageMistake): string {
  return JSON.stringify([pageId, pointer, message]);
}

interface MistakeContext {
  readonly editors: BlockEditors;
  /** Page that is named for mistakes outside of pages. */
  readonly fallback: string;
}

function mistakesOf({ document, contents }: ChangedSite, { editors, fallback }: MistakeContext): PageMistake[] {
  const pages = [...contents];
  const mistakes = [...checkReferences(document), ...checkPanels(document, editors)];
  return mistakes.map((mistake): PageMistake => {
    const [part, index, ...rest] = mistake.path;
    const [pageId, content] = (part === 'pages' && pages[Number(index)]) || [];
    return pageId !== undefined && content
      ? { pageId, pointer: contentPointer(content, rest), message: mistake.message }
      : { pageId: fallback, pointer: '', message: mistakeMessage(mistake).replace(/\.$/, '') };
  });
}

function missingTitles({ published }: PageChanges): PageMistake[] {
  return [...published].flatMap(([pageId, { title }]) => {
    const issues = publishedTitleSchema.safeParse(title, { error: issueMessage }).error?.issues ?? [];
    return issues.map(({ message }) => ({ pageId, pointer: '/title', message }));
  });
}

/** Blocks that another site has. */
async function takenBlocks(
  transaction: Transaction<Tables>,
  { after: { document, contents }, changes }: Pick<ChangesToCheck, 'after' | 'changes'>,
): Promise<PageMistake[]> {
  const ids = [...contents.keys()];
  const pages = document.pages.map((page, index) =>
    changes.published.has(ids[index] ?? '') ? page : { ...page, blocks: [] },
  );
  const taken: Mistake[] = await findTakenBlocks(transaction, { ...document, pages });
  return taken.map(({ path, message }) => {
    const pageId = ids[Number(path[1])] ?? '';
    const content = contents.get(pageId);
    return { pageId, pointer: content ? contentPointer(content, path.slice(2)) : '', message };
  });
}
