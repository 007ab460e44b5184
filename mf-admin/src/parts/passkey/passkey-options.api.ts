import type { PasskeyOptionsReply } from 'shared-types/admin/people/two-step';
import type { Request, RequestResult } from 'shared-types/host/request';

/** The options with which the browser asks for a passkey. */
export function getPasskeyOptions(request: Request, path: string): Promise<RequestResult<PasskeyOptionsReply>> {
  return request(path, { method: 'POST' });
}
