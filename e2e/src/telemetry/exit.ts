import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '../../../tools/testing/proof';
import { HASTE } from '../browser/pace-timers';
import type { FaultyProxy } from '../site/requests/faulty-proxy';
import { makeErrors, type RecordingPage } from './created-records';

export interface ExitParts extends RecordingPage {
  readonly proxy: FaultyProxy;
  /** URL of the page, used by no other visit. */
  readonly url: string;
  readonly errors: (many: number) => readonly string[];
  /** From 0 to 1. */
  readonly chance: () => number;
  /** Downtime of the server, in milliseconds. */
  readonly awayMs: number;
}

export interface Exit {
  /** True if most records arrive before the visitor comes back. */
  readonly atOnce: boolean;
  /** Number of attempts in the long proof, if reduced because it takes minutes. */
  readonly times?: number;
  readonly run: (parts: ExitParts) => Promise<void>;
}

/** Upper limit of the time before leaving; longer than reports wait for others. */
export const LONGEST_STAY_MS = repeats({ short: 1500 / HASTE, long: 1500 });

/** After this time the browser has tried to send what was left. */
export const LAST_TRY_MS = 500;

/** Throws errors, some of them early enough to be in flight at the end. */
export async function stay(parts: ExitParts): Promise<void> {
  const { chance, errors } = parts;
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * LONGEST_STAY_MS);
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * chance() * LONGEST_STAY_MS);
}
