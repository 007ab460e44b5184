import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../tools/testing/proof';
import { openShop, type Shop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { HASTE, hastenPauses } from '../browser/pace-timers';
import { openFaultyProxy, type FaultyProxy } from '../site/requests/faulty-proxy';
import { compare, goAndRecord, total, type Created } from './created-records';
import type { Exit } from './exit';
import { LATER_MS, shiftClock } from './faulty-visits';
import { keptTelemetry } from './kept-telemetry';

const timesOf = ({ times = 25 }: Exit) => repeats({ short: 1, long: times });
/** One minute in the long proof; else long enough for several failures of a hastened page. */
const AWAY_MS = repeats({ short: 1500 / HASTE, long: 60_000 });
const SHARE = 0.98;
/** Maximum wait: pauses grow up to the downtime, plus time for a busy machine. */
const PATIENCE_MS = 20_000 + 2 * AWAY_MS;
const STEP_MS = 100;

interface Row {
  /** Before the visitor comes back, which adds a visit. */
  readonly before: number;
  readonly created: number;
  readonly atOnce: number;
  readonly inTheEnd: number;
  readonly twice: number;
}

interface Place {
  readonly shop: Shop;
  readonly proxy: FaultyProxy;
}

let visits = 0;

/** Tests that nearly all records of a page arrive, none twice, for each exit. */
export function proveExits(exits: Readonly<Record<string, Exit>>): void {
  const shop = openShop();
  const place = { shop, proxy: openFaultyProxy(shop, '/api/') };
  const table = new Map<string, Row>();

  test.each(Object.entries(exits))(
    '98 of 100 records of a page arrive once and none twice: %s',
    (name, exit) =>
      withSeed(async (chance) => {
        const sum = { before: 0, created: 0, atOnce: 0, inTheEnd: 0, twice: 0 };
        for (let time = 0; time < timesOf(exit); time += 1) {
          const row = await once(place, exit, chance);
          for (const key of ['before', 'created', 'atOnce', 'inTheEnd', 'twice'] as const) sum[key] += row[key];
        }
        table.set(name, sum);
        expect(sum.twice).toBe(0);
        expect(sum.inTheEnd / sum.created).toBeGreaterThanOrEqual(SHARE);
        if (exit.atOnce) expect(sum.atOnce / sum.before).toBeGreaterThanOrEqual(SHARE);
      }),
    PROOF_TIMEOUT_MS,
  );

  afterAll(() => {
    if (repeats({ short: 0, long: 1 })) process.stdout.write(asText(table));
  });
}

function asText(table: ReadonlyMap<string, Row>): string {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const lines = [...table].map(([name, { before, created, atOnce, inTheEnd, twice }]) =>
    [name, created, share(atOnce, before), share(inTheEnd, created), twice].join(' | '),
  );
  return `\n| exit | created | before coming back | in the end | twice |\n|---|---|---|---|---|\n${lines.map((line) => `| ${line} |`).join('\n')}\n`;
}

/** Stored records, once all have arrived or the wait is over. */
async function arrived(shop: Shop, created: Created): Promise<{ readonly delivered: number; readonly twice: number }> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const compared = compare(created, await keptTelemetry(shop));
    if (compared.delivered === total(created) || Date.now() > end) return compared;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** One attempt: records before leaving, those stored then, and those stored after the visitor came back. */
async function once({ shop, proxy }: Place, { atOnce, run }: Exit, chance: () => number): Promise<Row> {
  const created: Created = new Map();
  const { page } = await shop.visit();
  await hastenPauses(page);
  const url = `${proxy.url}/about?exit=${(visits += 1)}`;
  let errors = 0;
  const names = (many: number) => Array.from({ length: many }, () => `exit ${visits} error ${(errors += 1)}`);
  const browserContext = page.browserContext();
  await goAndRecord({ page, created }, url);
  await run({ page, created, proxy, url, errors: names, chance, awayMs: AWAY_MS });
  // Waits only for exits that promise arrival before the visitor comes back.
  const first = atOnce ? await arrived(shop, created) : compare(created, await keptTelemetry(shop));
  const before = total(created);
  const next = await openTab(browserContext);
  await shiftClock(next, LATER_MS);
  await hastenPauses(next);
  await goAndRecord({ page: next, created }, `${url}&back`);
  const last = await arrived(shop, created);
  await next.close();
  return { before, created: total(created), atOnce: first.delivered, inTheEnd: last.delivered, twice: last.twice };
}
