import type { PlainEvents } from 'shared-types/events';
import type { DialogsParts } from '../../host/dialogs/dialogs';
import { confirmationModel } from '../../host/dialogs/dialog-model';
import { runDialog } from '../../host/dialogs/run-dialog';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import { pageMessages } from '../../host/text/page-messages';
import type { Ports } from '../../ports/ports';
import type { messages } from './system-error.messages';

/** What the overlay works with. */
export interface SystemErrorParts extends DialogsParts {
  readonly address: Ports['address'];
  readonly errors: Pick<ErrorBuffer, 'add'>;
}

type SystemError = PlainEvents['site/system-error'];

/**
 * Makes what shows a failure nobody handles, over the whole page. The visitor is told that something went wrong and what
 * can be done; what it was is for the log.
 *
 * @implements NET-22 SYSERR-01 SYSERR-02 SYSERR-03 SYSERR-04 SYSERR-05 SYSERR-06
 */
export function createSystemError({ address, errors, whenStyled, ...place }: SystemErrorParts) {
  let isShown = false;
  return async ({ message, network }: SystemError): Promise<void> => {
    // Without a connection there is nobody to tell.
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
      // A tap beside the panel is no answer.
      overlay: false,
    });
    const outcome = await runDialog({ ...question, kind: 'system-error' }, place);
    isShown = false;
    if (outcome === 'confirm') address.go(address.current().href);
  };
}
