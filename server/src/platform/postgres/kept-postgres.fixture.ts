import { setTimeout as pause } from 'node:timers/promises';
import { keepEmbedded, type KeepOptions, type KeptPostgres } from './embedded/keep-embedded';
import { findRunning } from './embedded/postmaster';
import { makeTestPlace, type TestPlace } from './test-place.fixture';

export interface KeptPlace {
  readonly place: TestPlace;
  readonly kept: KeptPostgres;
  readonly lost: readonly unknown[];
  keep(more?: Partial<KeepOptions>): Promise<void>;
  /** Process id of PostgreSQL; NaN if none runs, which no signal can be sent to. */
  postmaster(): Promise<number>;
  untilPrinted(line: string): Promise<void>;
}

export function openKeptPlace(): KeptPlace {
  let place: TestPlace;
  let kept: KeptPostgres;
  let lost: unknown[];
  beforeEach(async () => {
    place = await makeTestPlace();
    await place.fill();
    lost = [];
  });
  afterEach(async () => {
    await kept.stop();
    await place.clear();
  });
  return {
    get place() {
      return place;
    },
    get kept() {
      return kept;
    },
    get lost() {
      return lost;
    },
    async keep(more = {}) {
      const { dataDir, lines } = place;
      const log = (line: string) => void lines.push(line);
      kept = await keepEmbedded({ dataDir, log, pid: process.pid, onLost: (error) => lost.push(error), ...more });
    },
    postmaster: async () => (await findRunning(place.cluster))?.pid ?? NaN,
    async untilPrinted(line) {
      while (!place.lines.includes(line)) await pause(20);
    },
  };
}
