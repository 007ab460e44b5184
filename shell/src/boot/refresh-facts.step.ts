import type { FormReply } from 'shared-types/failure';
import type { Request } from 'shared-types/host/request';
import type { ShellConfig } from '../config';
import { tellFacts } from '../host/bus/tell-facts';
import type { Wire } from '../host/bus/wire';
import type { Ports } from '../ports/ports';

/** Who is asked, and who is told. */
export interface RefreshInput {
  readonly request: Request;
  readonly wire: Pick<Wire, 'tell'>;
  readonly stop: AbortSignal;
}

/** Asks for the page's facts anew when the visitor comes back to it: what the browser has kept is as old as their leaving. */
export function createRefreshFacts(_config: ShellConfig, { address, moments }: Pick<Ports, 'address' | 'moments'>) {
  return ({ request, wire, stop }: RefreshInput): void => {
    const refresh = async (): Promise<void> => {
      const { pathname, search } = address.current();
      const result = await request<FormReply | undefined>(pathname + search, { retries: 1, signal: stop });
      if (result.ok) tellFacts(wire, result.body?.facts);
    };
    if (moments.isReturn()) void refresh();
    moments.onShown((shown) => void (shown && refresh()), stop);
  };
}
