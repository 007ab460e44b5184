import type { MessageFunctions, Messages } from 'shared-types/host/text';

/** A feature's messages in one language; `file` names them in complaints. */
export interface MessageSource {
  readonly messages: Messages;
  readonly locale: string;
  readonly file: string;
}

/** Compiles ICU messages: a message without values becomes a constant, any other a function of its values. */
export function compileMessages(source: MessageSource): MessageFunctions;

/** Compiles ICU messages into the text of a module that exports them as `messages`. */
export function compileMessagesModule(source: MessageSource): string;
