import type { FeatureProps, FormState } from 'shared-types/render';
import type { Site } from '../../directory/site';
import { runLoaders, logUnread, type Answers } from './run-loaders';
import { propsOf, type TemplateBlock } from '../template/page-blocks';
import type { LoadContext } from '../loader';
import type { PageDeps } from '../page-deps';
import { renderBlocks } from '../render/render-blocks';
import type { RenderedBlock } from '../render/fragment-cache';
import { insertHtml, type HtmlTemplate } from '../render/html-template';
import type { Visitor } from '../../request/visitor';
import type { PageTemplate } from '../template/page-template';

interface PersonalQuestion extends Pick<PersonalInput, 'pageTemplate' | 'visitor'> {
  readonly site: Site;
  readonly query: URLSearchParams;
}

/**
 * Loads data that depends on the visitor or the query. A block whose loader fails shows its fallback. The loaders of slots can
 * wait for the name of the entry that the page's own blocks show.
 */
export async function personalAnswers(
  deps: PageDeps,
  { site, pageTemplate, visitor, query }: PersonalQuestion,
): Promise<PersonalAnswers> {
  const { matched, blocks } = pageTemplate;
  const load = async (templateBlock: TemplateBlock, entryName?: LoadContext['entryName']): Promise<Answered> => {
    try {
      const input = { site, matched, templateBlock, visitor, query, ...(entryName && { entryName }) };
      return [templateBlock, await runLoaders(deps, input)];
    } catch (error) {
      logUnread(deps, templateBlock, error);
      return [templateBlock, undefined];
    }
  };
  const personal = blocks.filter((templateBlock) => templateBlock.isPersonal);
  const isOwn = ({ block }: TemplateBlock) => matched.page.blocks.has(block.id);
  const own = personal.filter(isOwn).map((templateBlock) => load(templateBlock));
  const entryName = async () => entryNameIn(await Promise.all(own));
  const others = personal.filter((templateBlock) => !isOwn(templateBlock)).map((one) => load(one, entryName));
  return new Map(await Promise.all([...own, ...others]));
}

type Answered = readonly [TemplateBlock, Answers | undefined];

function entryNameIn(answers: readonly Answered[]): string | undefined {
  for (const [{ loads }, answer] of answers)
    for (const loader of loads) {
      const data = answer?.data[loader.name];
      const name = data ? loader.entryName?.(data as never) : undefined;
      if (name) return name;
    }
  return undefined;
}

/** Renders personal blocks, and a block with a message about its form, into the page. */
export async function fillPersonal(deps: PageDeps, input: PersonalInput): Promise<HtmlTemplate> {
  const { pageTemplate, form } = input;
  const again = pageTemplate.blocks.filter(
    (templateBlock) => templateBlock.isPersonal || templateBlock.block.id === form?.blockId,
  );
  const rendered = await renderPersonal(deps, input, again);
  const own = again.map((templateBlock) => [templateBlock, rendered.get(templateBlock)?.html ?? []] as const);
  const htmlByBlock = new Map([...pageTemplate.shared, ...own]);
  const htmlByPlaceholder: Record<string, HtmlTemplate> = {};
  for (const templateBlock of pageTemplate.blocks)
    htmlByPlaceholder[templateBlock.placeholder] = [
      ...(htmlByPlaceholder[templateBlock.placeholder] ?? []),
      ...(htmlByBlock.get(templateBlock) ?? []),
    ];
  return insertHtml(pageTemplate.frame, htmlByPlaceholder);
}

/** Props of a block's view for this visitor; undefined if it has nothing to show. */
export function visitorProps(
  { pageTemplate, answers, form }: Pick<PersonalInput, 'pageTemplate' | 'answers' | 'form'>,
  templateBlock: TemplateBlock,
): FeatureProps | undefined {
  const answer = answers.get(templateBlock);
  if (answer?.isMissing) return undefined;
  const own = templateBlock.block.id === form?.blockId ? form.state : undefined;
  return propsOf(templateBlock.block, answer?.data ?? pageTemplate.props.get(templateBlock)?.data ?? {}, own);
}

/** Renders blocks with this visitor's data, except those with nothing to show. */
export async function renderPersonal(
  deps: PageDeps,
  input: PersonalInput,
  again: readonly TemplateBlock[],
): Promise<ReadonlyMap<TemplateBlock, RenderedBlock>> {
  const { pageTemplate, visitor } = input;
  const blocks = again.flatMap((templateBlock) => {
    const props = visitorProps(input, templateBlock);
    if (!props) return [];
    const isAnybody = [visitor.cartToken, visitor.account, visitor.member].every((own) => own === undefined);
    const isQueried = templateBlock.loads.some(({ scope }) => scope === 'query');
    return [{ templateBlock, props, isShared: isAnybody && !props.form, isQueried }];
  });
  return renderBlocks(deps, { blocks, context: pageTemplate.context, state: pageTemplate.state });
}

/** Data of a page's personal blocks; nothing for a block whose read failed. */
export type PersonalAnswers = ReadonlyMap<TemplateBlock, Answers | undefined>;

/** A page as one visitor gets it. */
export interface PersonalInput {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
  readonly visitor: Visitor;
  /** What the server has to say about a block's form. */
  readonly form?: { readonly blockId: string; readonly state: FormState };
}
