import type { FeatureProps } from 'shared-types/render';
import type { Visitor } from '../../http/visitor';
import { isUnavailable } from '../../schema/is-unavailable';
import type { MatchedPage, Site } from '../directory/site';
import type { PlannedBlock } from './page-blocks';
import type { PageDeps } from './page-deps';
import { isForAll, type AnyRead, type ReadContext } from './read';

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
  readonly query: URLSearchParams;
}

/** What most of the features in slots need. */
const NO_DATA: Answers = { data: {}, isMissing: false };

/** Answers all reads of one block. Rejects where the database does. */
export async function answerReads(
  deps: Pick<PageDeps, 'db' | 'config' | 'registry' | 'sourceMaps'>,
  { site, matched, planned, visitor, query }: AnswerInput,
): Promise<Answers> {
  if (planned.reads.length === 0) return NO_DATA;
  const context: ReadContext = { services: deps, site, page: matched, block: planned.block, visitor, query };
  const entries = await Promise.all(
    planned.reads.map(async (read) => [read.name, await answer(read, context)] as const),
  );
  return { data: Object.fromEntries(entries), isMissing: entries.some(([, data]) => data === null) };
}

/** Shared blocks are the same for everybody: their reads are asked for nobody in particular. */
const NOBODY: Visitor = { answered: [], asksForCookieSettings: false, privacyControl: false, isScreenshot: false };

/** The data of a block that is the same for everybody; nothing where a read cannot make sense of its settings. */
export async function answersForAll(
  deps: Pick<PageDeps, 'db' | 'config' | 'log' | 'registry' | 'sourceMaps'>,
  input: Omit<AnswerInput, 'visitor'>,
): Promise<Answers | undefined> {
  try {
    return await answerReads(deps, { ...input, visitor: NOBODY });
  } catch (error) {
    // Without the database there is no page to be had, which a block's fallback would hide.
    if (isUnavailable(error)) throw error;
    logUnread(deps, input.planned, error);
    return undefined;
  }
}

/** Logs that a block's data could not be read; the block is left to its fallback. */
export function logUnread({ log }: Pick<PageDeps, 'log'>, { block, live }: PlannedBlock, error: unknown): void {
  log.error({ err: error, block: block.id, feature: live.feature.id }, 'the data of a block could not be read');
}

function answer(read: AnyRead, context: ReadContext): Promise<unknown> {
  // What is asked by a query is kept with its page.
  if (!isForAll(read) || (read.queryOf && context.query.size > 0)) return read.read(context);
  const { slug = '', token = '' } = context.page.params;
  const { memo } = read.scope === 'stock' ? context.site.stock : context.site;
  return memo(`read:${read.name}:${context.block.id}:${slug}:${token}`, () => read.read(context));
}
