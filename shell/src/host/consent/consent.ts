import type { Consent } from 'shared-types/host/consent';
import type { Purpose } from 'shared-types/remote';
import type { CookieSettings } from 'shared-types/site/context';
import type { Ports } from '../../ports/ports';
import type { EventBus } from '../bus/event-bus';
import { keptChoice, type Choice } from './kept-choice';

export interface ConsentParts {
  readonly settings: Pick<CookieSettings, 'isRestrictiveCookiePolicyEnabled' | 'isRestrictiveCookiePolicyAbsolute'>;
  /** True if the page's request carried Global Privacy Control, even if the browser has no API for it. */
  readonly privacyControl?: boolean | undefined;
  readonly ports: Pick<Ports, 'cookies' | 'privacyControl'>;
  readonly eventBus: Pick<EventBus, 'latest' | 'listen'>;
}

/** The shell's consent gate, which also reports withdrawals. */
export interface ConsentGate extends Consent {
  /** Calls each time consent to the purpose is withdrawn, until the signal. */
  onWithdrawn(purpose: Purpose, then: () => void, signal: AbortSignal): void;
}

/**
 * Creates the consent gate. With the strict policy it blocks every purpose but the necessary one until the visitor
 * consents; with the absolute policy for good.
 *
 * @implements CONS-35
 */
export function createConsent({ settings, privacyControl, ports, eventBus }: ConsentParts): ConsentGate {
  const isRestrictive = settings.isRestrictiveCookiePolicyEnabled;
  const isClosed = isRestrictive && settings.isRestrictiveCookiePolicyAbsolute;
  const isOpen = !isRestrictive && !privacyControl && !ports.privacyControl;
  let known: { readonly choice?: Choice } | undefined;
  // The page may be older than the cookie, also in the back-forward cache. Read on first use, because reading cookies waits
  // for another process of the browser.
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
