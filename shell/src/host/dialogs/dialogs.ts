import type { Dialogs } from 'shared-types/host/dialogs';
import { planAlert, planConfirmation, planInformation, type DialogPlan } from './dialog-plan';
import { pageWords } from '../text/page-words';
import type { strings } from './dialogs.strings';
import { runDialog, type DialogPlace } from './run-dialog';

/** What a feature's dialogs are made of. */
export interface DialogsParts extends DialogPlace {
  /** Brings the dialogs' style sheet; resolves whatever happens. */
  readonly whenStyled: () => Promise<void>;
}

/**
 * Makes a feature's dialogs; they go when the feature stops.
 * @implements DIALOG-01
 */
export function createDialogs({ whenStyled, ...place }: DialogsParts): Dialogs {
  const run = async (plan: DialogPlan): ReturnType<typeof runDialog> => {
    await whenStyled();
    return runDialog(plan, place);
  };
  return {
    confirm: (options) => run(planConfirmation(options)),
    alert: (options) => run(planAlert(options, pageWords<keyof typeof strings>(place.page).okay)),
    inform: (options) => run(planInformation(options)),
  };
}
