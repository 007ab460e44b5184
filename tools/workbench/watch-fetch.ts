import type { RequestResult } from '../../shared-types/src/host/request';
import { note } from './notes';

/** Telemetry bypasses its host, whose calls end with the page; here its calls are reported like the others. */
export function watchFetch(answer: RequestResult<unknown> | undefined): void {
  globalThis.fetch = (address, { method = 'GET', body } = {}) => {
    note(
      'request',
      [method, String(address).split('?')[0], typeof body === 'string' && body].filter(Boolean).join(' '),
    );
    if (!answer) return new Promise(() => undefined);
    return Promise.resolve(Response.json((answer.ok ? answer.body : answer.failure) ?? {}, { status: answer.status }));
  };
}
