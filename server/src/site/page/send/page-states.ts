import type { FastifyReply } from 'fastify';
import type { StateEventName } from 'shared-types/events';
import type { FormReply } from 'shared-types/failure';
import type { Visitor } from '../../request/visitor';
import type { Site } from '../../directory/site';
import { sessionState } from '../../session/session-cookie';
import { stateTextsOf } from '../render/state-texts';
import type { PageDeps } from '../page-deps';
import type { PageTemplate } from '../template/page-template';
import type { PersonalAnswers } from '../load/personal-blocks';

/** State events by name. */
export type PageStates = Partial<Record<StateEventName, unknown>>;

export interface PageStatesInput {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
  readonly visitor: Pick<Visitor, 'account' | 'member'>;
}

export function statesOf(input: PageStatesInput): PageStates {
  return {
    ...ownStates(input),
    ...Object.fromEntries(publishedBy(input).map(({ name, stateEvent }) => [name, stateEvent])),
  };
}

/** Sends the state events of a page to an open page, which may have come out of the back-forward cache. */
export async function sendStates(
  deps: PageDeps,
  { reply, site, origin, ...input }: PageStatesInput & { reply: FastifyReply; site: Site; origin: string },
): Promise<FastifyReply> {
  const entries = publishedBy(input).map(async ({ name, stateEvent, feature }) => {
    const texts = await stateTextsOf(deps, { site, state: input.pageTemplate.state, origin, feature, stateEvent });
    return [name, texts ? { ...stateEvent, texts } : stateEvent] as const;
  });
  const states = { ...ownStates(input), ...Object.fromEntries(await Promise.all(entries)) };
  return reply.header('cache-control', 'no-store').send({ states } satisfies FormReply);
}

/** The session, if the visitor is signed in. */
function ownStates({ visitor: { account, member } }: PageStatesInput): PageStates {
  const since = [account, member].flatMap((one) => one?.since.getTime() ?? []);
  return since.length > 0 ? { 'site/session': sessionState({ account, member }, new Date(Math.max(...since))) } : {};
}

function publishedBy({ pageTemplate, answers }: PageStatesInput) {
  return pageTemplate.blocks.flatMap((templateBlock) =>
    templateBlock.loads.flatMap(({ stateEvent: name, name: read }) => {
      const stateEvent = answers.get(templateBlock)?.data[read];
      return name && stateEvent
        ? [{ name, stateEvent: stateEvent as object, feature: templateBlock.live.feature.id }]
        : [];
    }),
  );
}
