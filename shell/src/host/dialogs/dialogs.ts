import type { Dialogs } from 'shared-types/host/dialogs';
import { alertModel, confirmationModel, informationModel, type DialogModel } from './dialog-model';
import { pageMessages } from '../text/page-messages';
import type { messages } from './dialogs.messages';
import { runDialog, type DialogPlace } from './run-dialog';

export interface DialogsParts extends DialogPlace {
  /** Loads the dialogs' style sheet; always resolves. */
  readonly whenStyled: () => Promise<void>;
}

/**
 * A feature's dialogs; they close when the feature stops.
 *
 * @implements DIALOG-01
 */
export function createDialogs({ whenStyled, ...place }: DialogsParts): Dialogs {
  const run = async (model: DialogModel): ReturnType<typeof runDialog> => {
    await whenStyled();
    return runDialog(model, place);
  };
  return {
    confirm: (options) => run(confirmationModel(options)),
    alert: (options) => run(alertModel(options, pageMessages<keyof typeof messages>(place.page).okay)),
    inform: (options) => run(informationModel(options)),
  };
}
