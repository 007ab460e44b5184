import type { Frame } from './frames';
import type { FromProcess, TimedResult } from './protocol';

export function packResults(results: FromProcess): Frame {
  return {
    head: results.map(({ result, usedMs }) => [result.ok, usedMs]),
    texts: results.map(({ result }) => (result.ok ? result.output : result.message)),
  };
}

/** Unpacks results; throws if malformed, since the sender runs other teams' code. */
export function unpackResults({ head, texts }: Frame): FromProcess {
  if (!Array.isArray(head) || head.length !== texts.length) throw new Error('An answer came that is none.');
  return head.map((entry: unknown, index) => timedResult(entry, texts[index] ?? ''));
}

function timedResult(entry: unknown, text: string): TimedResult {
  const [ok, usedMs] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof ok !== 'boolean' || typeof usedMs !== 'number' || !(usedMs >= 0))
    throw new Error('A result came that is none.');
  return { result: ok ? { ok, output: text } : { ok, message: text }, usedMs };
}
