import { NOBODY } from '../../../parts/origin/origin-name';
import { scriptOrigin } from '../../../parts/origin/script-origin';
import { startedWithin } from './feature-starts.effects';
import { isObservable, observe } from './observe.effects';
import type { Probe } from './probe';

/** A script entry of a long animation frame; missing in TypeScript's DOM types. */
interface ScriptTiming extends PerformanceEntry {
  /** File of the function that the browser called. */
  readonly sourceURL: string;
}

interface LongFrame extends PerformanceEntry {
  /** Milliseconds by which its tasks exceed 50 ms. */
  readonly blockingDuration: number;
  readonly scripts: readonly ScriptTiming[];
}

const LONG_FRAME = 'long-animation-frame';

/** Main thread work that kept the visitor waiting, by origin; without origin if the browser reports only long tasks. */
export const longWork: Probe = (parts) => {
  const base = { metric: 'long-work', joins: 'sum' } as const;
  if (!isObservable(LONG_FRAME))
    return observe('longtask', parts, ({ duration: value }) => parts.report({ ...base, value, origin: NOBODY }));
  observe<LongFrame>(LONG_FRAME, parts, ({ blockingDuration, scripts }) => {
    if (blockingDuration === 0) return;
    for (const script of scripts) parts.report({ ...base, value: script.duration, origin: workOrigin(script) });
  });
};

/** Work during a feature's start is attributed to the feature, although the browser called the shell. */
function workOrigin(script: ScriptTiming): string {
  const origin = scriptOrigin(script.sourceURL);
  return (origin.startsWith('shell@') && startedWithin(script)) || origin;
}
