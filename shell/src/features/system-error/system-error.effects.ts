import type { PlainEvents } from 'shared-types/events';
import type { DialogsParts } from '../../host/dialogs/dialogs';
import { confirmationModel } from '../../host/dialogs/dialog-model';
import { runDialog } from '../../host/dialogs/run-dialog';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import { pageMessages } from '../../host/text/page-messages';
import type { Ports } from '../../ports/ports';
import type { messages } from './system-error.messages';

export interface SystemErrorParts extends DialogsParts {
  readonly address: Ports['address'];
  readonly errors: Pick<ErrorBuffer, 'add'>;
}

type SystemError = PlainEvents['site/system-error'];

/**
 * Creates the overlay for unhandled failures. It tells the visitor that something went wrong and what to do; the details
 * are logged.
 *
 * @implements NET-22 SYSERR-01 SYSERR-02 SYSERR-03 SYSERR-04 SYSERR-05 SYSERR-06
 */
export function createSystemError({ address, errors, whenStyled, ...place }: SystemErrorParts) {
  let isShown = false;
  return async ({ message, network }: SystemError): Promise<void> => {
    // Offline failures cannot be reported.
    if (!network) errors.add({ kind: 'error', text: message });
    if (isShown) return;
    isShown = true;
    await whenStyled();
    const texts = pageMessages<keyof typeof messages>(place.page);
    const question = confirmationModel({
      title: network ? texts.unconnected : texts.wentWrong,
      message: network ? texts.kept : texts.logged,
      confirmText: texts.reload,
      rejectText: texts.clear,
      // A click beside the panel does not dismiss it.
      overlay: false,
    });
    const outcome = await runDialog({ ...question, kind: 'system-error' }, place);
    isShown = false;
    if (outcome === 'confirm') address.go(address.current().href);
  };
}
