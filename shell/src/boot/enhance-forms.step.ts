import type { Request } from 'shared-types/host/request';
import type { ShellConfig } from '../config';
import { startEnhancedForms } from '../features/enhanced-form/enhanced-form.effects';
import type { Wire } from '../host/bus/wire';
import type { Ports } from '../ports/ports';
import type { Late } from './create-late';

/** What sends the forms. */
export interface FormsInput {
  readonly request: Request;
  readonly wire: Wire;
  readonly loadLate: () => Promise<Late>;
  readonly stop: AbortSignal;
}

/** Sends enhanced forms without leaving the page. */
export function createEnhanceForms(
  config: ShellConfig,
  ports: Pick<Ports, 'address' | 'document' | 'fetch' | 'log' | 'moments'>,
) {
  return ({ loadLate, ...parts }: FormsInput): void => {
    const say = (sentence: string): void => {
      loadLate().then(
        ({ announcer }) => announcer.say(sentence),
        (error: unknown) => ports.log.error(`Unsaid: ${sentence}`, error),
      );
    };
    startEnhancedForms({ ...parts, config, ports, say });
  };
}
