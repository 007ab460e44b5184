import type { MessageFunctions, Strings } from 'shared-types/host/text';

/** A feature's words in one language; `file` names them in complaints. */
export interface Words {
  readonly strings: Strings;
  readonly locale: string;
  readonly file: string;
}

/** Compiles ICU messages: a message without values becomes a constant, any other a function of its values. */
export function compileMessages(words: Words): MessageFunctions;

/** Compiles ICU messages into the text of a module that exports them as `strings`. */
export function compileMessagesModule(words: Words): string;
