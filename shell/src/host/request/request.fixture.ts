import type { Request, RequestOptions, RequestResult } from 'shared-types/host/request';
import { CONFIG } from '../../config';
import { createFakePorts, type FakePorts, type FakeReply } from '../../ports/ports.fixture';
import { createEventBus, type EventBus } from '../bus/event-bus';
import { createRequest } from './request';
import type { ProductHost } from './request-address';
import { messages } from './request.messages';

/** The request layer of a page, and what becomes of its calls. */
export interface RequestBench {
  readonly ports: FakePorts;
  readonly request: Request;
  readonly eventBus: EventBus;
  /** What the bus was told. */
  readonly happened: readonly unknown[];
  /** What the console and the owner were told. */
  readonly reported: readonly string[];
  /** Makes a call that is answered so. */
  call(reply: FakeReply, options?: RequestOptions): Promise<RequestResult<unknown>>;
}

/** Makes the layer over ports of the test's own; the page is at a host of its owner's, unless its product's is named. */
export function createRequestBench(
  overrides: Partial<FakePorts> = {},
  site: ProductHost = { identifier: 'bistro', appDomain: 'product.test' },
): RequestBench {
  const ports = createFakePorts(overrides);
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const happened: unknown[] = [];
  const reported: string[] = [];
  eventBus.listen('site/login-required', (payload) => happened.push(['site/login-required', payload]));
  eventBus.listen('site/system-error', (payload) => happened.push(['site/system-error', payload]));
  ports.jar.set('crumb', 'old');
  const request = createRequest({
    config: CONFIG,
    ports,
    site,
    locale: 'pl',
    messages,
    eventBus,
    report: (text) => void reported.push(text),
    crumb: () => ports.jar.get('crumb') ?? '',
    renewCrumb: (crumb) => {
      ports.jar.set('crumb', crumb);
      return ports.cookies.enabled();
    },
  });
  const call = async (reply: FakeReply, options?: RequestOptions): Promise<RequestResult<unknown>> => {
    ports.replies.push(reply);
    return request('/api/thing', options);
  };
  return { call, happened, reported, ports, request, eventBus };
}
