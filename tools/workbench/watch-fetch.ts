import type { RequestResult } from '../../shared-types/src/host/request';
import { note } from './notes';

/** Telemetry goes past its host, because a host's calls end with the page: here it is told and answered like all others. */
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
