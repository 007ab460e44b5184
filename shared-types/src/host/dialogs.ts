/** How a dialog ended. */
export type DialogOutcome = 'confirm' | 'reject' | 'cancel';

/** Words and ways out that all dialogs have. */
interface DialogOptions {
  readonly title?: string;
  readonly message: string;
  /** True: Escape cancels. Default true for a confirmation, and for an alert. */
  readonly escape?: boolean;
  /** True: a click on the overlay cancels. Default true for a confirmation, and for an alert. */
  readonly overlay?: boolean;
}

/** A question with two answers. */
export interface ConfirmationOptions extends DialogOptions {
  readonly confirmText: string;
  readonly rejectText: string;
}

/** Messages over the page. Each promise settles once, when the dialog is gone. */
export interface Dialogs {
  /** Asks; Escape and an overlay click count as `cancel` where enabled. */
  confirm(options: ConfirmationOptions): Promise<DialogOutcome>;
  /** Tells, with the one button "Okay". */
  alert(options: DialogOptions): Promise<DialogOutcome>;
  /** Tells without buttons, closes by itself after 2000 ms and counts as confirmed. */
  inform(options: DialogOptions): Promise<DialogOutcome>;
}
