/**
 * A start that cannot go on for a reason the person at the keyboard can act on.
 * The message is one plain sentence that says what is wrong and what to do next; it is shown alone, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
