import type { Announcer } from 'shared-types/host/announcer';
import type { Consent } from 'shared-types/host/consent';
import type { Host } from 'shared-types/host/host';
import type { Request } from 'shared-types/host/request';
import type { Storage } from 'shared-types/host/storage';
import type { PageData } from 'shared-types/site/page/page-data';
import type { HostRequest } from '../blocks/go-live';
import type { Ports } from '../ports/ports';
import { createFeatureBus } from './bus/feature-bus';
import type { EventBus } from './bus/event-bus';
import { createRenderHost } from './create-render-host';
import { createDialogs, type DialogsParts } from './dialogs/dialogs';
import type { ErrorBuffer } from './telemetry/error-buffer';
import { createFeatureTelemetry } from './telemetry/feature-telemetry';

export interface HostParts {
  readonly data: Pick<PageData, 'context' | 'perRequest'>;
  readonly ports: Pick<Ports, 'address' | 'document'>;
  readonly eventBus: EventBus;
  readonly request: Request;
  readonly consent: Consent;
  readonly announcer: Announcer;
  readonly storage: Storage;
  readonly whenStyled: DialogsParts['whenStyled'];
  readonly errors: Pick<ErrorBuffer, 'add' | 'follow'>;
  /** The current crumb. */
  readonly crumb: () => string;
  /** Version of a remote in this page's release. */
  readonly versionOf: (remote: string) => string;
}

/** Creates the function that makes a feature's host. */
export function createHosts(parts: HostParts): (request: HostRequest) => Host {
  const stores = new Map<string, unknown>();
  return ({ manifest, messages, early, stop, onThrow }) => {
    const { feature, remote } = manifest;
    const { signal } = stop;
    const render = createRenderHost(parts.data.context, parts.data.perRequest, { en: messages });
    return {
      ...render,
      perRequest: withCrumb(parts),
      bus: createFeatureBus({ eventBus: parts.eventBus, early, stop: signal, onThrow }),
      request: untilStop(parts.request, signal),
      consent: parts.consent,
      dialogs: createDialogs({ page: parts.ports.document, whenStyled: parts.whenStyled, stop: signal }),
      announcer: parts.announcer,
      storage: parts.storage,
      telemetry: createFeatureTelemetry(parts.errors, { feature, remote, version: parts.versionOf(remote) }),
      stop: signal,
      navigate: parts.ports.address.go,
      store<T>(create: () => T): T {
        if (!stores.has(remote)) stores.set(remote, create());
        return stores.get(remote) as T;
      },
    };
  };
}

/**
 * An open page gets new crumbs. A view with many forms gets one value, because reading the cookie waits for another
 * process.
 */
function withCrumb({ data, crumb }: HostParts): HostParts['data']['perRequest'] {
  let read = '';
  return {
    ...data.perRequest,
    get crumb() {
      queueMicrotask(() => (read = ''));
      return (read ||= crumb());
    },
  };
}

/** A feature's calls end with the feature. */
function untilStop(request: Request, stop: AbortSignal): Request {
  return (path, options = {}) => {
    const signal = options.signal ? AbortSignal.any([options.signal, stop]) : stop;
    return request(path, { ...options, signal });
  };
}
