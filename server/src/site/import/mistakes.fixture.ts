import { patched } from '../../../../tools/testing/site/patched';
import { checkDocument } from './check/check-document';
import { mistakeMessage } from './check/mistake';

type Changes = Readonly<Record<string, unknown>>;

/** What is wrong, the changes to the example that make it so, and what is said of it, or a part of that. */
export type WrongPart = readonly [what: string, changes: Changes, message: string];

/** Everything that is wrong with a document. */
export function mistakesIn(document: unknown): string[] {
  return checkDocument(document).mistakes.map(mistakeMessage);
}

/** Everything that is wrong with the example once it is changed like this. */
export function mistakesWith(changes: Changes): string[] {
  return mistakesIn(patched(changes));
}

/** The body of a test that goes through wrong parts. */
export function expectMistake(...[, changes, message]: WrongPart): void {
  expect(mistakesWith(changes).join('\n')).toContain(message);
}
