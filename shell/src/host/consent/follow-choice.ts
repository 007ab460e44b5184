import type { Ports } from '../../ports/ports';
import type { SightPort } from '../../ports/sight.port';
import type { Wire } from '../bus/wire';
import { keptChoice } from './kept-choice';

/** What following a choice works with. */
export interface FollowChoiceParts {
  readonly cookies: Pick<Ports['cookies'], 'read'>;
  readonly sight: Pick<SightPort, 'onSeenAgain'>;
  readonly wire: Pick<Wire, 'latest' | 'tell'>;
  readonly stop: AbortSignal;
}

/**
 * Tells a choice nobody has told this page: one of a tab that has no script or no line to the others, or one made before
 * this page heard them. The cookie knows it, and is read now and each time the visitor comes back to the page.
 */
export function followChoice({ cookies, sight, wire, stop }: FollowChoiceParts): void {
  const look = (): void => {
    const choice = keptChoice(cookies);
    const known = wire.latest('consent/choice');
    if (choice && choice !== known?.choice)
      wire.tell('consent/choice', { revision: (known?.revision ?? 0) + 1, choice });
  };
  look();
  sight.onSeenAgain(look, stop);
}
