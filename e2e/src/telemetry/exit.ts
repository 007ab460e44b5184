import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '../../../tools/testing/proof';
import { HASTE } from '../browser/pace-timers';
import type { FaultyProxy } from '../site/requests/faulty-proxy';
import { makeErrors, type RecordingPage } from './created-records';

/** What an exit works with. */
export interface ExitParts extends RecordingPage {
  readonly proxy: FaultyProxy;
  /** Address of the page, which nobody else visits. */
  readonly url: string;
  /** Names nobody else's errors have. */
  readonly errors: (many: number) => readonly string[];
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** How long the server is away, in milliseconds. */
  readonly awayMs: number;
}

/** A way the time of a page ends or is disturbed. */
export interface Exit {
  /** True where most of it arrives without the visitor coming back. */
  readonly atOnce: boolean;
  /** How often it is tried in the long form, where that is not as often as the others: it takes minutes. */
  readonly times?: number;
  readonly run: (parts: ExitParts) => Promise<void>;
}

/** The longest a test waits before it leaves: more than reports wait for others, which in the short form they do not for long. */
export const LONGEST_STAY_MS = repeats({ short: 1500 / HASTE, long: 1500 });

/** After this time the browser has tried what a page sent as it was left. */
export const LAST_TRY_MS = 500;

/** Errors happen, some of them long enough before the end to be on their way. */
export async function stay(parts: ExitParts): Promise<void> {
  const { chance, errors } = parts;
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * LONGEST_STAY_MS);
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * chance() * LONGEST_STAY_MS);
}
