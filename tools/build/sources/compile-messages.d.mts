import type { MessageFunctions, Messages } from 'shared-types/host/text';

/** A feature's messages in one language; errors name `file`. */
export interface MessageSource {
  readonly messages: Messages;
  readonly locale: string;
  readonly file: string;
}

/** Compiles ICU messages: without placeholders to constants, others to functions. */
export function compileMessages(source: MessageSource): MessageFunctions;

export function compileMessagesModule(source: MessageSource): string;
