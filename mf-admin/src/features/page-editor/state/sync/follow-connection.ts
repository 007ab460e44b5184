import type { EditorHost } from '../../page-editor-host';
import type { ModelStore } from '../editor.state';
import type { Surroundings } from '../surroundings';
import type { Sender } from './create-sender';

export interface ConnectionParts {
  readonly store: ModelStore;
  readonly host: Pick<EditorHost, 'bus' | 'stop'>;
  readonly surroundings: Surroundings;
  readonly sender: Sender;
}

/** Sends at once what has waited for the network or for a sign-in, and what is unsent when the page goes out of view. */
export function followConnection({ store, host, surroundings, sender }: ConnectionParts): void {
  const { bus, stop } = host;
  const isPausedBy = (pause: 'waiting' | 'signedOut'): boolean => store.getState().pause === pause;
  surroundings.listen('online', () => void (isPausedBy('waiting') && sender.resume()), stop);
  surroundings.listen('hidden', () => void sender.flush(), stop);
  const session = bus.state('site/session').subscribe(({ account }) => {
    if (account && isPausedBy('signedOut')) sender.resume();
  });
  stop.addEventListener('abort', () => session.unsubscribe());
}
