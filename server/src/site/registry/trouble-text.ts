import type { Trouble, VersionTrouble } from './trouble';
import type { TroubleSentences } from './trouble.sentences';

/** What is wrong, what happens now, and what to do. */
export function troubleText(trouble: Trouble, sentences: TroubleSentences): string {
  if (!('version' in trouble)) return sentences[trouble.kind];
  const { kind, version, file = '', instead } = trouble;
  const now = instead === undefined ? sentences.none : instead === version ? sentences.same : sentences.other(instead);
  return `${sentences[kind](version, file)} ${now} ${whatToDo(kind, sentences)}`;
}

function whatToDo(kind: VersionTrouble['kind'], { mend, trust, wait }: TroubleSentences): string {
  if (kind === 'stranger') return trust;
  return kind === 'unread' ? wait : mend;
}
