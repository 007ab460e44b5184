import type { FastifyReply } from 'fastify';
import type { FactName } from 'shared-types/events';
import type { FormReply } from 'shared-types/failure';
import type { Visitor } from '../../http/visitor';
import type { Site } from '../directory/site';
import { sessionFact } from '../session/session-cookie';
import { factTextsOf } from './fact-texts';
import type { PageDeps } from './page-deps';
import type { PagePlan } from './page-plan';
import type { PersonalAnswers } from './personal-blocks';

/** Facts by name. */
export type PageFacts = Partial<Record<FactName, unknown>>;

/** Whose page it is, and what its blocks were told of the visitor. */
export interface PageFactsInput {
  readonly plan: PagePlan;
  readonly answers: PersonalAnswers;
  readonly visitor: Pick<Visitor, 'account' | 'member'>;
}

/** The facts a page starts with. */
export function factsOf(input: PageFactsInput): PageFacts {
  return { ...ownFacts(input), ...Object.fromEntries(toldBy(input).map(({ name, fact }) => [name, fact])) };
}

/**
 * Sends the facts of a page with their words to a page that is open already: one that comes out of the back-forward
 * cache is as old as the visitor's leaving it.
 */
export async function sendFacts(
  deps: PageDeps,
  { reply, site, origin, ...input }: PageFactsInput & { reply: FastifyReply; site: Site; origin: string },
): Promise<FastifyReply> {
  const entries = toldBy(input).map(async ({ name, fact, feature }) => {
    const texts = await factTextsOf(deps, { site, state: input.plan.state, origin, feature, fact });
    return [name, texts ? { ...fact, texts } : fact] as const;
  });
  const facts = { ...ownFacts(input), ...Object.fromEntries(await Promise.all(entries)) };
  return reply.header('cache-control', 'no-store').send({ facts } satisfies FormReply);
}

/** That somebody is signed in; of others nothing is told. */
function ownFacts({ visitor: { account, member } }: PageFactsInput): PageFacts {
  const since = [account, member].flatMap((one) => one?.since.getTime() ?? []);
  return since.length > 0 ? { 'site/session': sessionFact({ account, member }, new Date(Math.max(...since))) } : {};
}

function toldBy({ plan, answers }: PageFactsInput) {
  return plan.blocks.flatMap((planned) =>
    planned.reads.flatMap(({ fact: name, name: read }) => {
      const fact = answers.get(planned)?.data[read];
      return name && fact ? [{ name, fact: fact as object, feature: planned.live.feature.id }] : [];
    }),
  );
}
