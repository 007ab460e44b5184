export type DialogOutcome = 'confirm' | 'reject' | 'cancel';

interface DialogOptions {
  readonly title?: string;
  readonly message: string;
  /** True closes with `cancel` on Escape; the default for confirmations and alerts. */
  readonly escape?: boolean;
  /** True closes with `cancel` on a click on the overlay; the default for confirmations and alerts. */
  readonly overlay?: boolean;
}

export interface ConfirmationOptions extends DialogOptions {
  readonly confirmText: string;
  readonly rejectText: string;
}

/** Dialogs over the page. Each promise resolves once, after the dialog has closed. */
export interface Dialogs {
  /** A question; Escape and a click on the overlay give `cancel` if enabled. */
  confirm(options: ConfirmationOptions): Promise<DialogOutcome>;
  /** A message with an "Okay" button. */
  alert(options: DialogOptions): Promise<DialogOutcome>;
  /** A message without buttons that closes after 2000 ms with `confirm`. */
  inform(options: DialogOptions): Promise<DialogOutcome>;
}
