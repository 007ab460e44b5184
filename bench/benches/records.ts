import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { onGround, type Ground } from '../servers/ground.ts';
import { median, pairedRatio } from '../statistics.ts';
import { choosingVisitor } from '../visitors/new-visitor.ts';
import type { createIdempotencyKey } from '../../server/src/telemetry/records/idempotency-key';
import type { NewRecord } from '../../server/src/telemetry/records/new-record';
import type { createRecordSink } from '../../server/src/telemetry/records/record-sink';

interface Code {
  readonly createIdempotencyKey: typeof createIdempotencyKey;
  readonly createRecordSink: typeof createRecordSink;
}

const PORT = 4191;
const EXPORTS = [
  `export { createIdempotencyKey } from './server/src/telemetry/records/idempotency-key';`,
  `export { createRecordSink } from './server/src/telemetry/records/record-sink';`,
];
const SECONDS = 4;
const CONNECTIONS = 20;
const RECORDS = 60_000;
/** Rows of one bare insert. */
const BATCH = 500;
/** From this many runs on, ten million records go through the sink instead of a million. */
const LONG_RUNS = 9;
const [LONG_STREAM, SHORT_STREAM] = [10_000_000, 1_000_000];
const MEBIBYTE = 1024 * 1024;
const SITE = '00000000-0000-7000-8000-000000000001';
const METRICS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB', 'DNS', 'TCP', 'TLS'];
const ORIGINS = ['shell@0.1.0-0a1b2c3d', 'mf-commerce@0.1.0-1a2b3c4d', 'mf-blocks@0.1.0-2a3b4c5d'];
const PATHS = 20;
const REPORTS_OF_A_CALL = 20;
/** Calls passed to the sink before other work may continue. */
const CALLS_OF_A_TURN = 50;

/**
 * Records per second through the sink and the routes, beside bare inserts into an unindexed table; and the memory used.
 */
export async function benchRecords({ runs }: { runs: number }) {
  return onGround(
    { port: PORT, env: { TRUSTED_PROXIES: '127.0.0.1,::1' }, exports: EXPORTS },
    async (ground: Ground<Code>) => {
      await makeTables(ground);
      const series = {
        bare: [] as number[],
        sink: [] as number[],
        errors: [] as number[],
        hits: [] as number[],
      };
      for (let run = 0; run <= runs; run += 1) {
        const figures = {
          bare: await recordsASecond(ground, (calls) => insertBare(ground, calls)),
          sink: await recordsASecond(ground, (calls) => streamThroughSink(ground, calls)),
          errors: await answeredASecond(ground, errorsRequest()),
          hits: await answeredASecond(ground, hitRequest()),
        };
        if (run > 0) for (const name of ['bare', 'sink', 'errors', 'hits'] as const) series[name].push(figures[name]);
      }
      return [
        row('records a second, sink', { ours: series.sink, bare: series.bare, bar: 0.7 }),
        row('records a second, error reports by HTTP', { ours: series.errors, bare: series.bare }),
        row('calls a second, page hits by HTTP', { ours: series.hits, bare: series.bare }),
        await memoryOver(ground, runs >= LONG_RUNS ? LONG_STREAM : SHORT_STREAM),
      ];
    },
  );
}

function row(figure: string, { ours, bare, bar }: { ours: number[]; bare: number[]; bar?: number }) {
  const ratio = pairedRatio(ours, bare);
  return {
    figure,
    ours: Math.round(median(ours)),
    beside: Math.round(median(bare)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    ...(bar === undefined ? {} : { bar: `≥ ${bar}`, holds: ratio.median >= bar }),
  };
}

async function makeTables({ code: { sql }, db }: Ground) {
  await sql`create table bare (day date, site_id uuid, key uuid, position smallint, at timestamptz, kind text, name text,
    origin text, path text, bucket smallint, value double precision, data jsonb)`.execute(db);
  await sql`insert into site (id, identifier, name, hosts, locale, currency, profile, document_hash)
    values (${SITE}, 'bench', 'bench', '{}', 'en', 'USD', '{}', '')`.execute(db);
}

/** Of seven calls three are hits, three performance records, and one an error. */
function makeCalls(code: Code, count: number) {
  const calls: NewRecord[][] = [];
  for (let made = 0; made < count;) {
    const call = makeCall(code, calls.length);
    calls.push(call);
    made += call.length;
  }
  return calls;
}

function makeCall({ createIdempotencyKey }: Pick<Code, 'createIdempotencyKey'>, index: number): NewRecord[] {
  const atMs = Date.now();
  const path = `/shop/p/item-${Math.min(PATHS, Math.floor(-Math.log(1 - Math.random()) * 5))}`;
  const common = { siteId: SITE, key: createIdempotencyKey(atMs), atMs, path };
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
  if (index % 7 < 3) {
    const data = {
      userAgent: agent,
      url: `http://shop.example${path}`,
      title: 'Shop',
      viewportWidth: 390,
      visitorId: common.key,
    };
    return [{ ...common, position: 0, kind: 'visit', name: 'view', origin: 'page', value: null, data }];
  }
  if (index % 7 === 6) {
    const data = { userAgent: agent, message: 'x is not a function', stack: 'at y (z.js:1:2)\n'.repeat(20) };
    return [{ ...common, position: 0, kind: 'error', name: '', origin: ORIGINS[0] ?? '', value: null, data }];
  }
  return Array.from({ length: 13 }, (_, position) => {
    const [name, origin] = [METRICS[position % METRICS.length] ?? '', ORIGINS[position % ORIGINS.length] ?? ''];
    const data = { pageLoadId: common.key, element: 'main > img', rating: 'good' };
    return { ...common, position, kind: 'performance', name, origin, value: Math.exp(5 + 0.6 * normal()), data };
  });
}

function normal() {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

async function recordsASecond({ code }: Pick<Ground<Code>, 'code'>, write: (calls: NewRecord[][]) => Promise<void>) {
  const calls = makeCalls(code, RECORDS);
  const startedAt = performance.now();
  await write(calls);
  return (calls.flat().length / (performance.now() - startedAt)) * 1000;
}

/** Sequential statements of 500 rows each. */
async function insertBare({ code: { sql }, db }: Ground<Code>, calls: NewRecord[][]) {
  const rows = calls.flat();
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const column = (read: (row: NewRecord) => unknown) => sql.val(batch.map(read));
    await sql`
      insert into bare select * from unnest(
        ${column(({ atMs }) => new Date(atMs).toISOString().slice(0, 10))}::date[], ${column((row) => row.siteId)}::uuid[],
        ${column((row) => row.key)}::uuid[], ${column((row) => row.position)}::smallint[],
        ${column(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[], ${column((row) => row.kind)}::text[],
        ${column((row) => row.name)}::text[], ${column((row) => row.origin)}::text[], ${column((row) => row.path)}::text[],
        ${column(() => 0)}::smallint[], ${column((row) => row.value)}::float8[],
        ${column((row) => JSON.stringify(row.data))}::jsonb[])`.execute(db);
  }
}

/** As routes do: a few per turn, later if there is no room. */
async function streamThroughSink({ code, db }: Ground<Code>, calls: Iterable<NewRecord[]>) {
  const sink = code.createRecordSink({ db, log: console });
  let turn = 0;
  for (const call of calls) {
    while (!sink.take(call)) await pause(5);
    if (++turn % CALLS_OF_A_TURN === 0) await nextTurn();
  }
  await sink.flush();
  await sink.close();
}

async function memoryOver(ground: Ground<Code>, count: number) {
  const heaps: number[] = [];
  /** Repeats one call under new keys, so that only the sink's memory grows. */
  function* stream() {
    const { code } = ground;
    for (let sent = 0; sent < count;) {
      const call = makeCall(code, 3 + (sent % 3));
      if (sent % 100_000 < call.length) heaps.push(process.memoryUsage().rss / MEBIBYTE);
      sent += call.length;
      yield call;
    }
  }
  await streamThroughSink(ground, stream());
  const half = Math.floor(heaps.length / 2);
  const [first, second] = [median(heaps.slice(1, half)), median(heaps.slice(half))];
  return {
    figure: `MiB while ${count / 1e6} million records pass, second half beside first`,
    ours: Math.round(second),
    beside: Math.round(first),
    ratio: second / first,
    bar: '≤ 1.1',
    holds: second / first <= 1.1,
  };
}

function errorsRequest() {
  const data = {
    websiteId: '',
    templateId: '',
    url: '/shop',
    userAgent: '',
    app: 'shell@1',
    message: 'x is not a function',
  };
  const body = JSON.stringify(
    Array.from({ length: REPORTS_OF_A_CALL }, () => ({ event: 'error', timestamp: 1, data })),
  );
  return { path: '/api/events/RecordJavascriptErrors', type: 'application/json', body, records: REPORTS_OF_A_CALL };
}

function hitRequest() {
  const sizes = { viewportWidth: 1, viewportHeight: 1, screenWidth: 1, screenHeight: 1 };
  const texts = { websiteId: '', templateId: '', locale: 'en', userAgent: '', title: 'Shop', url: '/shop' };
  const body = new URLSearchParams({ event: 'view', data: JSON.stringify({ ...sizes, ...texts, clientDate: 1 }) });
  return { path: '/api/census/RecordHit', type: 'application/x-www-form-urlencoded', body: String(body), records: 1 };
}

/** Records accepted per second, each call from another address; refused ones do not count. */
async function answeredASecond(
  { code, url }: Ground<Code>,
  { path, type, body, records }: ReturnType<typeof hitRequest>,
) {
  const { crumb, cookie } = await choosingVisitor(url, 'accepted');
  const own = { accept: 'application/json', cookie, 'x-csrf-token': crumb };
  let sent = 0;
  const address = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`;
  const setupRequest = (request: object) => ({
    ...request,
    path: `${path}?crumb=${crumb}&key=${code.createIdempotencyKey(Date.now())}`,
    headers: { ...own, 'content-type': type, 'x-forwarded-for': address() },
  });
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ method: 'POST', path, body, setupRequest }],
  });
  if (result['5xx'] > 0 || result.errors > 0) throw new Error(`${path} failed ${result['5xx'] + result.errors} calls.`);
  return (result['2xx'] * records) / result.duration;
}
