import type { Visitor } from '../../request/visitor';
import { isUnavailable } from '../../../platform/schema/is-unavailable';
import type { Site } from '../../directory/site';
import type { MatchedPage } from '../../directory/site-page';
import type { TemplateBlock } from '../template/page-blocks';
import type { PageDeps } from '../page-deps';
import { isForAll, type AnyLoader, type LoadContext } from '../loader';
import type { FeatureProps } from 'shared-types/render';

interface AnswerInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly templateBlock: TemplateBlock;
  readonly visitor: Visitor;
  readonly query: URLSearchParams;
  /** None by default. */
  readonly entryName?: LoadContext['entryName'];
}

const noName = () => Promise.resolve(undefined);

/** Most features in slots have no loaders. */
const NO_DATA: Answers = { data: {}, isMissing: false };

/** Runs all loaders of one block. Rejects if the database is unavailable. */
export async function runLoaders(
  deps: Pick<PageDeps, 'db' | 'config' | 'log' | 'registry' | 'signing' | 'sourceMaps'>,
  { matched: page, templateBlock: { block, loads }, entryName = noName, ...input }: AnswerInput,
): Promise<Answers> {
  if (loads.length === 0) return NO_DATA;
  const context: LoadContext = { services: deps, page, block, entryName, ...input };
  const entries = await Promise.all(loads.map(async (loader) => [loader.name, await answer(loader, context)] as const));
  return { data: Object.fromEntries(entries), isMissing: entries.some(([, data]) => data === null) };
}

/** Shared blocks are loaded without a visitor. */
const NOBODY: Visitor = { answered: [], requestsCookieSettings: false, privacyControl: false, isScreenshot: false };

/** The shared data of a block; undefined if a loader rejects its settings. */
export async function answersForAll(
  deps: Pick<PageDeps, 'db' | 'config' | 'log' | 'registry' | 'signing' | 'sourceMaps'>,
  input: Omit<AnswerInput, 'visitor'>,
): Promise<Answers | undefined> {
  try {
    return await runLoaders(deps, { ...input, visitor: NOBODY });
  } catch (error) {
    // Without the database there is no page; a fallback would hide that.
    if (isUnavailable(error)) throw error;
    logUnread(deps, input.templateBlock, error);
    return undefined;
  }
}

/** Logs that a block's data failed to load; the block shows its fallback. */
export function logUnread({ log }: Pick<PageDeps, 'log'>, { block, live }: TemplateBlock, error: unknown): void {
  log.error({ err: error, block: block.id, feature: live.feature.id }, 'the data of a block could not be read');
}

function answer(loader: AnyLoader, context: LoadContext): Promise<unknown> {
  if (!isForAll(loader)) return loader.load(context);
  // A draft has the ids of what is published: neither may get the other's data.
  if (context.page.page.isPreview) return loader.load(context);
  // Data that depends on the query or changes with time is cached with its page.
  if (loader.changesAt || (loader.queryOf && context.query.size > 0)) return loader.load(context);
  const { slug = '', token = '' } = context.page.params;
  const { memo } = loader.scope === 'stock' ? context.site.stock : context.site;
  return memo(`read:${loader.name}:${context.block.id}:${slug}:${token}`, () => loader.load(context));
}

/** A block's data; `isMissing` where a loader found nothing to show. */
export interface Answers {
  readonly data: FeatureProps['data'];
  readonly isMissing: boolean;
}
