import type { Request } from 'shared-types/host/request';
import { COOKIE, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { PageData } from 'shared-types/site/page/page-data';
import type { ShellConfig } from '../../config';
import type { EventBus } from '../../host/bus/event-bus';
import { createRequest } from '../../host/request/request';
import type { RequestMessages } from '../../host/request/read-reply';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import { pageMessages } from '../../host/text/page-messages';
import type { Ports } from '../../ports/ports';

export interface RequestsInput {
  readonly data: Pick<PageData, 'context' | 'perRequest'>;
  readonly eventBus: EventBus;
  readonly errors: Pick<ErrorBuffer, 'add'>;
}

/** Requests to the server, and their crumb. */
export interface OpenRequests {
  readonly request: Request;
  readonly crumb: () => string;
}

/**
 * Creates the page's request layer.
 *
 * @implements NET-03 NET-23
 */
export function createOpenRequests(
  config: ShellConfig,
  ports: Pick<Ports, 'address' | 'cookies' | 'document' | 'fetch' | 'log'>,
) {
  const { cookies, document, log } = ports;
  return ({ data, eventBus, errors }: RequestsInput): OpenRequests => {
    let newest = data.perRequest.crumb;
    const crumb = (): string => cookies.read(COOKIE.crumb, newest) ?? newest;
    const renewCrumb = (renewed: string): boolean => {
      newest = renewed;
      cookies.write(COOKIE.crumb, renewed);
      // Forms may still be submitted natively.
      for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${CRUMB_PARAMETER}"]`))
        input.value = renewed;
      return cookies.enabled();
    };
    const report = (text: string): void => {
      log.error(text);
      errors.add({ kind: 'error', text, remote: 'shell' });
    };
    const site = data.context;
    const messages = pageMessages<keyof RequestMessages>(document);
    return {
      crumb,
      request: createRequest({
        config,
        ports,
        site,
        locale: site.locale,
        messages,
        eventBus,
        report,
        crumb,
        renewCrumb,
      }),
    };
  };
}
