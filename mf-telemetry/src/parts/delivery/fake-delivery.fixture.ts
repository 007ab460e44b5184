import type { BrowserHost } from 'shared-types/host/host';
import type { Call } from './call';
import { createPageParts } from '../page-parts/page-parts';

/** What features gave to a delivery. */
export interface FakeDelivery {
  /** The calls, in order. */
  readonly sent: Call[];
  /** The visitor leaves the page. */
  leave(): void;
}

/** Puts a delivery into the host's store that keeps what it is given; before the feature starts. */
export function fakeDelivery(host: Pick<BrowserHost, 'store'>): FakeDelivery {
  const sent: Call[] = [];
  const takes: (() => void)[] = [];
  host.store(() => ({
    ...createPageParts(),
    delivery: {
      join: ({ stop }: Pick<BrowserHost, 'stop'>) => ({
        send: (call: Call) => void sent.push(call),
        beforeLeaving(take: () => void) {
          takes.push(take);
          stop.addEventListener('abort', () => {
            takes.splice(takes.indexOf(take), 1);
            take();
          });
        },
      }),
    },
  }));
  return { sent, leave: () => [...takes].forEach((take) => take()) };
}
