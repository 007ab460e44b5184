import type { Trouble, VersionTrouble } from './trouble';
import type { TroubleMessages } from './trouble.messages';

/** What is wrong, what happens now, and what to do. */
export function troubleText(trouble: Trouble, messages: TroubleMessages): string {
  if (!('version' in trouble)) return messages[trouble.kind];
  const { kind, version, file = '', instead } = trouble;
  const now = instead === undefined ? messages.none : instead === version ? messages.same : messages.other(instead);
  return `${messages[kind](version, file)} ${now} ${whatToDo(kind, messages)}`;
}

function whatToDo(kind: VersionTrouble['kind'], { mend, trust, wait }: TroubleMessages): string {
  if (kind === 'stranger') return trust;
  return kind === 'unread' ? wait : mend;
}
