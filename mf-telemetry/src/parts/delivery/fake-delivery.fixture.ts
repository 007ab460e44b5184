import type { BrowserHost } from 'shared-types/host/host';
import { createPageParts, type PageParts } from '../page-parts/page-parts';
import type { Call } from './call';

/** What features gave to a delivery. */
export interface FakeDelivery {
  /** The calls that were sent, in order. */
  readonly sent: Call[];
  /** What is held: what would still be delivered if the page ended now. */
  readonly held: () => readonly Call[];
  /** The visitor leaves the page. */
  leave(): void;
}

/** Puts a delivery into the host's store that keeps what it is given; before the feature starts. */
export function fakeDelivery(host: Pick<BrowserHost, 'store'>): FakeDelivery {
  const sent: Call[] = [];
  const takes: (() => void)[] = [];
  let held: readonly Call[] = [];
  host.store<PageParts>(() => ({
    ...createPageParts(),
    delivery: {
      join: ({ stop }) => ({
        send(...calls) {
          sent.push(...calls);
          held = [];
        },
        hold(...calls) {
          held = calls;
        },
        beforeLeaving(take) {
          takes.push(take);
          stop.addEventListener('abort', () => {
            takes.splice(takes.indexOf(take), 1);
            take();
          });
        },
      }),
    },
  }));
  return { sent, held: () => held, leave: () => [...takes].forEach((take) => take()) };
}
