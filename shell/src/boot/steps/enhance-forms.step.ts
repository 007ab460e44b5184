import type { Request } from 'shared-types/host/request';
import type { ShellConfig } from '../../config';
import { startEnhancedForms } from '../../features/enhanced-form/enhanced-form.effects';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';
import type { Deferred } from '../create-deferred';

export interface FormsInput {
  readonly request: Request;
  readonly eventBus: EventBus;
  readonly loadDeferred: () => Promise<Deferred>;
  readonly stop: AbortSignal;
}

/** Sends enhanced forms without leaving the page. */
export function createEnhanceForms(
  config: ShellConfig,
  ports: Pick<Ports, 'address' | 'document' | 'fetch' | 'log' | 'lifecycle'>,
) {
  return ({ loadDeferred, ...parts }: FormsInput): void => {
    const announce = (message: string): void => {
      loadDeferred().then(
        ({ announcer }) => announcer.announce(message),
        (error: unknown) => ports.log.error(`Unsaid: ${message}`, error),
      );
    };
    startEnhancedForms({ ...parts, config, ports, announce });
  };
}
