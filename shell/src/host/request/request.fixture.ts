import type { Request, RequestOptions, RequestResult } from 'shared-types/host/request';
import { CONFIG } from '../../config';
import { createFakePorts, type FakePorts, type FakeReply } from '../../ports/ports.fixture';
import { createWire, type Wire } from '../bus/wire';
import { createRequest } from './request';
import type { ProductHost } from './request-address';
import { strings } from './request.strings';

/** The request layer of a page, and what becomes of its calls. */
export interface RequestBench {
  readonly ports: FakePorts;
  readonly request: Request;
  readonly wire: Wire;
  /** What the bus was told. */
  readonly happened: readonly unknown[];
  /** What the console and the owner were told. */
  readonly reported: readonly string[];
  /** Makes a call that is answered so. */
  ask(reply: FakeReply, options?: RequestOptions): Promise<RequestResult<unknown>>;
}

/** Makes the layer over ports of the test's own; the page is at a host of its owner's, unless its product's is named. */
export function createRequestBench(
  overrides: Partial<FakePorts> = {},
  site: ProductHost = { identifier: 'bistro', appDomain: 'product.test' },
): RequestBench {
  const ports = createFakePorts(overrides);
  const wire = createWire((error) => {
    throw error;
  });
  const happened: unknown[] = [];
  const reported: string[] = [];
  wire.listen('site/login-required', (payload) => happened.push(['site/login-required', payload]));
  wire.listen('site/system-error', (payload) => happened.push(['site/system-error', payload]));
  ports.jar.set('crumb', 'old');
  const request = createRequest({
    config: CONFIG,
    ports,
    site,
    locale: 'pl',
    words: strings,
    wire,
    report: (text) => void reported.push(text),
    crumb: () => ports.jar.get('crumb') ?? '',
    renewCrumb: (crumb) => {
      ports.jar.set('crumb', crumb);
      return ports.cookies.enabled();
    },
  });
  const ask = async (reply: FakeReply, options?: RequestOptions): Promise<RequestResult<unknown>> => {
    ports.replies.push(reply);
    return request('/api/thing', options);
  };
  return { ask, happened, reported, ports, request, wire };
}
