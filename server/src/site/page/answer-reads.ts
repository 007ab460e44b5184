import type { FeatureProps } from 'shared-types/render';
import type { Visitor } from '../../http/visitor';
import type { MatchedPage, Site } from '../directory/site';
import type { PlannedBlock } from './page-blocks';
import type { PageDeps } from './page-deps';
import type { AnyRead, ReadContext } from './read';

/** A block's data; `isMissing` where a read found nothing to show. */
export interface Answers {
  readonly data: FeatureProps['data'];
  readonly isMissing: boolean;
}

/** Whose data for which block. */
export interface AnswerInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly planned: PlannedBlock;
  readonly visitor: Visitor;
}

/** Answers all reads of one block. Rejects where the database does. */
export async function answerReads(
  deps: Pick<PageDeps, 'db' | 'config'>,
  { site, matched, planned, visitor }: AnswerInput,
): Promise<Answers> {
  const context: ReadContext = { services: deps, site, page: matched, block: planned.block, visitor };
  const entries = await Promise.all(
    planned.reads.map(async (read) => [read.name, await answer(read, context)] as const),
  );
  return { data: Object.fromEntries(entries), isMissing: entries.some(([, data]) => data === null) };
}

function answer(read: AnyRead, context: ReadContext): Promise<unknown> {
  if (read.scope === 'visitor') return read.read(context);
  const { slug = '', token = '' } = context.page.params;
  return context.site.memo(`read:${read.name}:${context.block.id}:${slug}:${token}`, () => read.read(context));
}
