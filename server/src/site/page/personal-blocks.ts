import type { FeatureProps, FormState } from 'shared-types/render';
import type { Visitor } from '../../http/visitor';
import type { Site } from '../directory/site';
import { answerReads, logUnread, type Answers } from './answer-reads';
import { propsOf, type PlannedBlock } from './page-blocks';
import type { PageDeps } from './page-deps';
import type { PagePlan } from './page-plan';
import { renderBlocks, type RenderedBlock } from './render-blocks';
import { fillWithTemplates, type Template } from './template';

/** Data of a page's personal blocks; nothing for a block whose read failed. */
export type PersonalAnswers = ReadonlyMap<PlannedBlock, Answers | undefined>;

/** A page as one visitor gets it. */
export interface PersonalInput {
  readonly plan: PagePlan;
  readonly answers: PersonalAnswers;
  readonly visitor: Visitor;
  /** What the server has to say about a block's form. */
  readonly form?: { readonly blockId: string; readonly state: FormState };
}

/** Whose page it is, and what its address asks. */
export interface PersonalQuestion extends Pick<PersonalInput, 'plan' | 'visitor'> {
  readonly site: Site;
  readonly query: URLSearchParams;
}

/** Asks for the data that depends on who asks, or on what; a block whose read fails is left to its fallback. */
export async function personalAnswers(
  deps: PageDeps,
  { site, plan, visitor, query }: PersonalQuestion,
): Promise<PersonalAnswers> {
  const personal = plan.blocks.filter((planned) => planned.isPersonal);
  const entries = personal.map(async (planned) => {
    try {
      return [planned, await answerReads(deps, { site, matched: plan.matched, planned, visitor, query })] as const;
    } catch (error) {
      logUnread(deps, planned, error);
      return [planned, undefined] as const;
    }
  });
  return new Map(await Promise.all(entries));
}

/** Renders what is personal, and the block whose form has something to say, into the rest. */
export async function fillPersonal(deps: PageDeps, input: PersonalInput): Promise<Template> {
  const { plan, form } = input;
  const again = plan.blocks.filter((planned) => planned.isPersonal || planned.block.id === form?.blockId);
  const rendered = await renderPersonal(deps, input, again);
  const own = again.map((planned) => [planned, rendered.get(planned)?.template ?? []] as const);
  const templates = new Map([...plan.shared, ...own]);
  const filling: Record<string, Template> = {};
  for (const planned of plan.blocks)
    filling[planned.hole] = [...(filling[planned.hole] ?? []), ...(templates.get(planned) ?? [])];
  return fillWithTemplates(plan.frame, filling);
}

/** What a block's view is given for this visitor; `undefined` where it has nothing to show. */
export function visitorProps(
  { plan, answers, form }: Pick<PersonalInput, 'plan' | 'answers' | 'form'>,
  planned: PlannedBlock,
): FeatureProps | undefined {
  const answer = answers.get(planned);
  if (answer?.isMissing) return undefined;
  const own = planned.block.id === form?.blockId ? form.state : undefined;
  return propsOf(planned.block, answer?.data ?? plan.props.get(planned)?.data ?? {}, own);
}

/** Renders some blocks of a page with what is this visitor's own; none that has nothing to show. */
export async function renderPersonal(
  deps: PageDeps,
  input: PersonalInput,
  again: readonly PlannedBlock[],
): Promise<ReadonlyMap<PlannedBlock, RenderedBlock>> {
  const { plan, visitor } = input;
  const blocks = again.flatMap((planned) => {
    const props = visitorProps(input, planned);
    if (!props) return [];
    const isAnybody = [visitor.cartToken, visitor.account, visitor.member].every((own) => own === undefined);
    const isQueried = planned.reads.some(({ scope }) => scope === 'query');
    return [{ planned, props, isShared: isAnybody && !props.form, isQueried }];
  });
  return renderBlocks(deps, { blocks, context: plan.context, state: plan.state });
}
