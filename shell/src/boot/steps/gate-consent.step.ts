import type { PageData } from 'shared-types/site/page/page-data';
import type { ShellConfig } from '../../config';
import type { EventBus } from '../../host/bus/event-bus';
import { createConsent, type ConsentGate } from '../../host/consent/consent';
import type { Ports } from '../../ports/ports';

export interface ConsentInput {
  readonly data: Pick<PageData, 'context' | 'privacyControl'>;
  readonly eventBus: EventBus;
}

/** Creates the consent gate. */
export function createGateConsent(_config: ShellConfig, ports: Pick<Ports, 'cookies' | 'privacyControl'>) {
  return ({ data, eventBus }: ConsentInput): ConsentGate =>
    createConsent({ settings: data.context.cookieSettings, privacyControl: data.privacyControl, ports, eventBus });
}
