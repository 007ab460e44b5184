import { NOBODY } from '../../../parts/origin/origin-name';
import { scriptOrigin } from '../../../parts/origin/script-origin';
import { startedWithin } from './feature-starts.effects';
import { isObservable, observe } from './observe.effects';
import type { Probe } from './probe';

/** A script's turn in a long frame, as TypeScript's library does not know it yet. */
interface ScriptTiming extends PerformanceEntry {
  /** The file of the function that the browser called. */
  readonly sourceURL: string;
}

interface LongFrame extends PerformanceEntry {
  /** By how much its tasks were longer than a visitor does not notice. */
  readonly blockingDuration: number;
  readonly scripts: readonly ScriptTiming[];
}

const LONG_FRAME = 'long-animation-frame';

/** Work that kept the visitor waiting, by whose script it was; by nobody's where the browser tells of tasks alone. */
export const longWork: Probe = (parts) => {
  const base = { metric: 'long-work', joins: 'sum' } as const;
  if (!isObservable(LONG_FRAME))
    return observe('longtask', parts, ({ duration: value }) => parts.report({ ...base, value, origin: NOBODY }));
  observe<LongFrame>(LONG_FRAME, parts, ({ blockingDuration, scripts }) => {
    if (blockingDuration === 0) return;
    for (const script of scripts) parts.report({ ...base, value: script.duration, origin: workOrigin(script) });
  });
};

/** What a feature does when it is started is the feature's, though it was the shell that the browser called. */
function workOrigin(script: ScriptTiming): string {
  const origin = scriptOrigin(script.sourceURL);
  return (origin.startsWith('shell@') && startedWithin(script)) || origin;
}
