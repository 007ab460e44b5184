import { patched } from '../../../../tools/testing/site/patched';
import { checkDocument } from './check/check-document';
import { mistakeMessage } from './check/mistake';

type Changes = Readonly<Record<string, unknown>>;

/** A mistake: its description, the changes to the example that cause it, and (a part of) the message. */
export type WrongPart = readonly [what: string, changes: Changes, message: string];

/** All mistakes in a document. */
export function mistakesIn(document: unknown): string[] {
  return checkDocument(document).mistakes.map(mistakeMessage);
}

/** All mistakes in the example with these changes. */
export function mistakesWith(changes: Changes): string[] {
  return mistakesIn(patched(changes));
}

/** The body of a test of one mistake. */
export function expectMistake(...[, changes, message]: WrongPart): void {
  expect(mistakesWith(changes).join('\n')).toContain(message);
}
