import type { Consent } from 'shared-types/host/consent';
import type { Purpose } from 'shared-types/remote';
import type { CookieSettings } from 'shared-types/site/context';
import type { Ports } from '../../ports/ports';
import type { EventBus } from '../bus/event-bus';
import { keptChoice, type Choice } from './kept-choice';

/** What the consent gate works with. */
export interface ConsentParts {
  readonly settings: Pick<CookieSettings, 'isRestrictiveCookiePolicyEnabled' | 'isRestrictiveCookiePolicyAbsolute'>;
  /** True where the page's request carried Global Privacy Control, whether the browser knows it or not. */
  readonly privacyControl?: boolean | undefined;
  readonly ports: Pick<Ports, 'cookies' | 'privacyControl'>;
  readonly eventBus: Pick<EventBus, 'latest' | 'listen'>;
}

/** The gate as the shell has it: it also says when the visitor takes a permission back. */
export interface ConsentGate extends Consent {
  /** Calls each time the purpose was allowed and is so no longer, until the signal. */
  onWithdrawn(purpose: Purpose, then: () => void, signal: AbortSignal): void;
}

/**
 * Makes the gate: holds every purpose but the necessary one until the visitor allows it, where the policy is strict, and
 * for good where it is absolute.
 *
 * @implements CONS-35
 */
export function createConsent({ settings, privacyControl, ports, eventBus }: ConsentParts): ConsentGate {
  const isRestrictive = settings.isRestrictiveCookiePolicyEnabled;
  const isClosed = isRestrictive && settings.isRestrictiveCookiePolicyAbsolute;
  const isOpen = !isRestrictive && !privacyControl && !ports.privacyControl;
  let known: { readonly choice?: Choice } | undefined;
  // The page may be older than the cookie: it comes out of the back-forward cache too. Read when first asked for: it
  // makes the browser wait for another of its processes, which a start has no time for.
  const choiceNow = (): Choice => {
    known ??= { choice: keptChoice(ports.cookies) ?? eventBus.latest('consent/choice')?.choice };
    return known.choice;
  };
  const allows = (purpose: Purpose): boolean =>
    purpose === 'necessary' || (!isClosed && (choiceNow() ? choiceNow() === 'accepted' : isOpen));
  eventBus.listen('consent/choice', (stateEvent) => {
    known = stateEvent;
  });
  return {
    allows,
    granted: (purpose) =>
      new Promise((resolve) => {
        if (allows(purpose)) return resolve();
        const end = eventBus.listen('consent/choice', () => {
          if (!allows(purpose)) return;
          end();
          resolve();
        });
      }),
    onWithdrawn(purpose, then, signal) {
      let wasAllowed = allows(purpose);
      const end = eventBus.listen('consent/choice', () => {
        const before = wasAllowed;
        wasAllowed = allows(purpose);
        if (before && !wasAllowed) then();
      });
      signal.addEventListener('abort', end);
    },
  };
}
