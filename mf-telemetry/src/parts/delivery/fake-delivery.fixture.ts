import type { BrowserHost } from 'shared-types/host/host';
import { createPageParts, type PageParts } from '../page-parts/page-parts';
import type { Call } from './call';

export interface FakeDelivery {
  readonly sent: Call[];
  /** Held calls: what would still be delivered if the page ended now. */
  readonly held: () => readonly Call[];
  leave(): void;
}

/** Puts a recording delivery into the host's store; call it before the feature starts. */
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
