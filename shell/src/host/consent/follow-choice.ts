import type { Ports } from '../../ports/ports';
import type { VisibilityPort } from '../../ports/visibility.port';
import type { EventBus } from '../bus/event-bus';
import { keptChoice } from './kept-choice';

/** What following a choice works with. */
export interface FollowChoiceParts {
  readonly cookies: Pick<Ports['cookies'], 'read'>;
  readonly visibility: Pick<VisibilityPort, 'onSeenAgain'>;
  readonly eventBus: Pick<EventBus, 'latest' | 'publish'>;
  readonly stop: AbortSignal;
}

/**
 * Tells a choice nobody has told this page: one of a tab that has no script or no line to the others, or one made before
 * this page heard them. The cookie knows it, and is read now and each time the visitor comes back to the page.
 */
export function followChoice({ cookies, visibility, eventBus, stop }: FollowChoiceParts): void {
  const look = (): void => {
    const choice = keptChoice(cookies);
    const known = eventBus.latest('consent/choice');
    if (choice && choice !== known?.choice)
      eventBus.publish('consent/choice', { revision: (known?.revision ?? 0) + 1, choice });
  };
  look();
  visibility.onSeenAgain(look, stop);
}
