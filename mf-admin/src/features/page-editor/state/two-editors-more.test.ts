import { createHash } from 'node:crypto';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { proofSeed } from '../../../../../tools/testing/proof';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleContent } from '../page-editor.fixture';
import { idOf } from '../commands/commands.fixture';
import { insertBlock, moveBlock, removeBlock } from '../commands/block.commands';
import { changeTitle } from '../commands/page-text.commands';
import { insertRow, moveRow } from '../commands/row.commands';
import { setSetting } from '../commands/setting.commands';
import {
  createFakeTime,
  createProfile,
  openPage,
  type FakePage,
  type FakeProfile,
  type Weather,
} from './fake-browser.fixture';
import { createFakeServer, type FakeServer } from './fake-server.fixture';
import { keepsRules } from './model/keeps-rules';
import type { Command } from './page-editor-store';
import { isSameValue } from './patch/same-value';

const RUNS = 250;

/** What happens in one run. */
interface Run {
  readonly chance: (most: number) => number;
  readonly server: FakeServer;
  readonly time: ReturnType<typeof createFakeTime>;
  readonly weather: { storm: boolean };
  readonly people: { readonly profile: FakeProfile; page: FakePage }[];
  readonly typed: Set<string>;
  /** Words that somebody saw and took away, or left out of a conflict that was shown. */
  readonly chosen: Set<string>;
  count: number;
}

function createRun(seed: number, isAlone: boolean): Run {
  const chance = chanceOf(seed);
  const server = createFakeServer(exampleContent());
  const time = createFakeTime();
  const weather = { storm: true };
  const ofCall = (): Weather =>
    weather.storm
      ? { reaches: chance(6) > 0, returns: chance(6) > 0, ms: [chance(1500), chance(3000)] }
      : { reaches: true, returns: true, ms: [5, 5] };
  const ada = createProfile('ada');
  // Two pages of one browser, and somebody else.
  const people = (isAlone ? [ada] : [ada, ada, createProfile('ben')]).map((profile) => ({
    profile,
    page: openPage({ server, profile, time, weather: ofCall, isVisible: () => !weather.storm || chance(3) === 0 }),
  }));
  return { chance, server, time, weather, people, typed: new Set(), chosen: new Set(), count: 0 };
}

/** Reproducible numbers below a most; mulberry32 of a hashed seed. */
function chanceOf(seed: number): (most: number) => number {
  let state = createHash('sha256').update(String(seed)).digest().readInt32LE();
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

function wordsOf(content: PageContent): Set<string> {
  return new Set(JSON.stringify(content).match(/word\d+/g));
}

/** Does something that somebody decides on; words that are gone afterwards were seen. */
function act({ chosen }: Run, { store }: FakePage, action: () => void): void {
  const { content, conflict } = store.getState();
  action();
  const left = wordsOf(store.getState().content);
  const seen = [
    ...wordsOf(content),
    ...(conflict ? wordsOf(conflict.theirs) : []),
    ...(conflict ? wordsOf(conflict.mine) : []),
  ];
  for (const word of seen) if (!left.has(word)) chosen.add(word);
}

function anyCommand(run: Run, { blocks, body, title }: PageContent): Command {
  const { chance, typed } = run;
  run.count += 1;
  const word = `word${run.count}`;
  const ids = Object.keys(blocks);
  const id = ids[chance(ids.length)];
  const kind = chance(13);
  if (id !== undefined && kind === 0) return removeBlock(id);
  if (id !== undefined && kind === 1) return moveBlock(id, { newRow: chance(body.layout.rows.length + 1) });
  const { rows } = body.layout;
  if (kind === 10) return moveRow(chance(rows.length + 1), chance(rows.length + 1));
  if (kind === 11) return insertRow(chance(rows.length + 1), chance(2) === 0 ? undefined : [4, 8]);
  if (id !== undefined && kind === 12)
    return moveBlock(id, { row: chance(rows.length + 1), column: chance(2), index: chance(4) });
  typed.add(word);
  if (id === undefined || kind === 2)
    return insertBlock({ id: idOf(run.count), type: BLOCK_TYPE.text, settings: { html: word } }, { newRow: chance(3) });
  if (kind === 3) return changeTitle(`${title} ${word}`.slice(-190));
  const key = kind < 6 ? 'heading' : 'html';
  return setSetting(id, key, `${String(blocks[id]?.settings[key] ?? '')} ${word}`);
}

function step(run: Run): void {
  const { chance, people, server, time } = run;
  const person = people[chance(people.length)];
  if (!person) return;
  const { page, profile } = person;
  const { store } = page;
  const kind = chance(20);
  if (kind < 13) act(run, page, () => store.run(anyCommand(run, store.getState().content)));
  else if (kind < 15) act(run, page, () => store.undo());
  else if (kind < 16) act(run, page, () => store.redo());
  else if (kind < 18) settleAny(run, page);
  else if (kind < 19) page.raise(chance(2) === 0 ? 'online' : 'shown');
  else {
    page.kill();
    const weather = (): Weather => ({ reaches: true, returns: chance(4) > 0, ms: [chance(300), chance(300)] });
    person.page = openPage({ server, profile, time, weather, isVisible: () => !run.weather.storm || chance(3) === 0 });
  }
}

function settleAny(run: Run, page: FakePage): void {
  if (page.store.getState().conflict) act(run, page, () => page.store.settle(run.chance(2) === 0 ? 'mine' : 'theirs'));
}

function isQuiet({ people, server }: Run): boolean {
  return people.every(({ page, profile }) => {
    const { saving, conflict, revision } = page.store.getState();
    return saving === 'saved' && !conflict && revision === server.revision() && profile.kept.size === 0;
  });
}

async function play(seed: number, isAlone = false): Promise<Run> {
  const run = createRun(seed, isAlone);
  const { time, chance, people } = run;
  await time.pass(0);
  for (let index = 0; index < 16; index += 1) {
    step(run);
    expect(isAlone && people[0]?.page.store.getState().conflict).toBeFalsy();
    await time.pass([0, 100, 1500, 5000][chance(4)] ?? 0);
  }
  run.weather.storm = false;
  for (let index = 0; index < 40 && (index < 2 || !isQuiet(run)); index += 1) {
    for (const { page } of people) {
      settleAny(run, page);
      page.raise('online');
      page.raise('shown');
    }
    await time.pass(4000);
  }
  return run;
}

function check({ people, server, typed, chosen }: Run): void {
  const states = people.map(({ page }) => page.store.getState());
  expect(states.map(({ saving, conflict }) => [saving, conflict?.places])).toEqual(
    states.map(() => ['saved', undefined]),
  );
  for (const { content } of states) expect(isSameValue(content, server.content())).toBe(true);
  expect(keepsRules(server.content())).toBe(true);
  const left = wordsOf(server.content());
  expect([...typed].filter((word) => !left.has(word) && !chosen.has(word))).toEqual([]);
}

async function playAll(runs: number, isAlone: boolean): Promise<void> {
  const first = proofSeed();
  for (let index = 0; index < runs; index += 1) {
    try {
      check(await play(first + index, isAlone));
    } catch (error) {
      throw new Error(`Failed with SEED=${first + index}`, { cause: error });
    }
  }
}

test('whatever is lost, killed and typed at once, all pages end alike, and no word is lost without a choice', async () => {
  await playAll(RUNS, false);
});

test('whoever is alone on a page never sees a conflict, whatever is lost and killed', async () => {
  await playAll(RUNS, true);
});
