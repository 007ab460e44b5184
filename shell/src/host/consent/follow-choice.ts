import type { Ports } from '../../ports/ports';
import type { VisibilityPort } from '../../ports/visibility.port';
import type { EventBus } from '../bus/event-bus';
import { keptChoice } from './kept-choice';

export interface FollowChoiceParts {
  readonly cookies: Pick<Ports['cookies'], 'read'>;
  readonly visibility: Pick<VisibilityPort, 'onSeenAgain'>;
  readonly eventBus: Pick<EventBus, 'latest' | 'publish'>;
  readonly stop: AbortSignal;
}

/**
 * Publishes a choice that this page has not received: from a tab without script or channel, or from before this page
 * listened. Reads the cookie now and each time the visitor returns to the page.
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
