import type { ConfirmationOptions, DialogOutcome, Dialogs } from 'shared-types/host/dialogs';
import { DIALOG } from 'shared-types/site/limits';

export interface DialogButton {
  readonly text: string;
  readonly outcome: DialogOutcome;
}

export interface DialogModel {
  readonly kind: 'confirmation' | 'alert' | 'information' | 'system-error';
  readonly title: string | undefined;
  readonly message: string;
  readonly buttons: readonly DialogButton[];
  /** True if Escape cancels. */
  readonly escape: boolean;
  /** True if a click beside it cancels. */
  readonly overlay: boolean;
  /** Milliseconds after which it counts as confirmed. */
  readonly confirmsAfterMs?: number;
}

type Options = Parameters<Dialogs['alert']>[0];

/** A question. The cancel button comes first, and thereby gets the focus. */
export function confirmationModel(options: ConfirmationOptions): DialogModel {
  const buttons: DialogButton[] = [
    { text: options.rejectText, outcome: 'reject' },
    { text: options.confirmText, outcome: 'confirm' },
  ];
  return { ...modelOf(options, true), kind: 'confirmation', buttons };
}

/**
 * A message with one button.
 *
 * @implements DIALOG-07
 */
export function alertModel(options: Options, okay: string): DialogModel {
  return { ...modelOf(options, true), kind: 'alert', buttons: [{ text: okay, outcome: 'confirm' }] };
}

/**
 * A message that closes by itself.
 *
 * @implements DIALOG-08 DIALOG-09 DIALOG-10
 */
export function informationModel(options: Options): DialogModel {
  return { ...modelOf(options, false), kind: 'information', buttons: [], confirmsAfterMs: DIALOG.informationMs };
}

function modelOf(
  { title, message, escape, overlay }: Options,
  isCancelable: boolean,
): Omit<DialogModel, 'kind' | 'buttons'> {
  return { title, message, escape: escape ?? isCancelable, overlay: overlay ?? isCancelable };
}
