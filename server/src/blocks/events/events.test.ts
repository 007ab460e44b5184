import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { EventRecord } from 'shared-types/site/page/page-record';
import type { DocumentPage } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { dataIn } from '../../site/page/template/page-context.fixture';
import { pageAt } from '../collection/page-at.fixture';

const DAY_MS = 86_400_000;
const timeZone = 'America/Los_Angeles';
/** A time that many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const event = (
  slug: string,
  record: Pick<EventRecord, 'startsAt'> & Partial<EventRecord>,
  changes: Partial<DocumentPage> = {},
) =>
  pageAt(
    `/workshops/${slug}`,
    [
      [BLOCK_TYPE.event, {}],
      [BLOCK_TYPE.event, { part: 'neighbours' }],
    ],
    { title: `The ${slug} day`, record: { type: 'event', timeZone, ...record }, ...changes },
  );

const PAGES: readonly DocumentPage[] = [
  pageAt('/workshops', [[BLOCK_TYPE.events, { count: 2 }]], { title: 'Workshops' }),
  pageAt('/calendar', [[BLOCK_TYPE.events, { collection: '/workshops', design: 'calendar', feed: false }]]),
  event('third', { startsAt: inDays(30), endsAt: inDays(31), tags: ['Glazes'] }),
  event('first', {
    startsAt: '2090-01-16T10:00:00-08:00',
    endsAt: '2090-01-16T13:00:00-08:00',
    place: 'The studio',
    address: 'Kiln Lane 4',
    tags: ['GLAZES', 'Clay'],
  }),
  event('second', { startsAt: '2090-01-16T09:00:00Z', isAllDay: true }),
  event('running', { startsAt: inDays(-2), endsAt: inDays(2) }),
  event('over', { startsAt: inDays(-3), endsAt: inDays(-2), tags: ['Clay'] }),
  event('earlier', { startsAt: inDays(-10), endsAt: inDays(-9) }),
  event('ancient', { startsAt: inDays(-800) }),
  event('hidden', { startsAt: inDays(5) }, { indexed: false }),
  event('locked', { startsAt: inDays(6) }, { lock: { by: 'members' } }),
  pageAt('/workshops/no-event', [[BLOCK_TYPE.text, { html: '<p>x</p>' }]], { title: 'No event' }),
];

let server: ExampleServer;
const document = exampleDocument();
const load = (pages: readonly DocumentPage[]) => server.load({ ...document, pages: [...document.pages, ...pages] });
beforeAll(async () => {
  server = await openExample();
  await load(PAGES);
});
afterAll(() => server.close());

const inject = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });
const get = async (url: string) => (await inject(url)).body;
const titlesIn = (html: string) =>
  [...html.matchAll(/blocks-events__link" href="[^"]*">The ([^<]*) day</g)].map(([, title]) => title);
const calendarTitles = (ics: string) => [...ics.matchAll(/^SUMMARY:The (.*) day\r$/gm)].map(([, title]) => title);

describe('a list', () => {
  test('has what is not over, earliest first, a page at a time', async () => {
    expect(titlesIn(await get('/workshops'))).toEqual(['running', 'third']);
    const last = await get('/workshops?page=2');
    expect(titlesIn(last)).toEqual(['second', 'first']);
    expect(last).toContain('Page 2 of 2');
    expect(last).toMatch(/<link rel="canonical" href="[^"]*\/workshops\?page=2"/);
    const beyond = await inject('/workshops?page=9');
    expect([beyond.statusCode, beyond.headers.location]).toEqual([303, '/workshops?page=2']);
  });

  test('leads to the past ones, latest first, which are no page for search engines', async () => {
    expect(await get('/workshops')).toContain('href="/workshops?show=past"');
    const past = await get('/workshops?show=past');
    expect(titlesIn(past)).toEqual(['over', 'earlier']);
    expect(titlesIn(await get('/workshops?show=past&page=2'))).toEqual(['ancient']);
    expect(past).toMatch(/<link rel="canonical" href="[^"]*\/workshops"/);
    expect(past).toContain('<a href="/workshops">Upcoming events</a>');
  });

  test('finds a tag in any spelling, past and coming', async () => {
    const html = await get('/workshops?tag=GLAZES');
    expect(titlesIn(html)).toEqual(['third', 'first']);
    expect(html).toContain('Events about “Glazes”');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/workshops"/);
    expect(titlesIn(await get('/workshops?tag=clay&show=past'))).toEqual(['over']);
    expect(await get('/workshops?tag=%3Cscript%3E')).toContain('There are no upcoming events.');
  });

  test('has a link to the calendar file, unless its owner hides it', async () => {
    expect(await get('/workshops')).toContain('<a class="blocks-events__more" href="/feeds/workshops.ics">');
    expect(await get('/calendar')).not.toContain('/feeds/');
  });

  test('leaves out what is hidden, locked or no event', async () => {
    const pages = await Promise.all(['/workshops', '/workshops?page=2', '/workshops?show=past'].map(get));
    for (const html of pages) expect(html).not.toMatch(/The (hidden|locked) day|No event/);
  });

  test('changes when an event ends, though nobody changes the site', async () => {
    const soon = event('soon', { startsAt: inDays(-1), endsAt: new Date(Date.now() + 1_500).toISOString() });
    await load([...PAGES, soon]);
    expect(titlesIn(await get('/workshops'))).toEqual(['running', 'soon']);
    expect(titlesIn(await get('/workshops?show=past'))).toEqual(['over', 'earlier']);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(titlesIn(await get('/workshops'))).toEqual(['running', 'third']);
    expect(titlesIn(await get('/workshops?show=past'))).toEqual(['soon', 'over']);
    await load(PAGES);
  });
});

describe('a calendar', () => {
  test('shows the current month while an event runs, and leads from the first event’s month to the last one’s', async () => {
    const html = await get('/calendar');
    expect(html).toContain('The running day</a>');
    expect(html).toMatch(/href="\/calendar\?month=\d{4}-\d{2}#block-/);
    const last = await get('/calendar?month=2090-01');
    expect(last).toContain('<caption class="blocks-events__caption">January 2090</caption>');
    expect([...last.matchAll(/blocks-events__day-link" href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      '/workshops/second',
      '/workshops/first',
    ]);
    expect([last.includes('Previous month'), last.includes('Next month')]).toEqual([true, false]);
    expect(last).toMatch(/<link rel="canonical" href="[^"]*\/calendar"/);
    // Programs that follow links would follow months for ever.
    expect(await get('/calendar?month=2090-02')).not.toContain('February 2090');
  });

  test('a month in which nothing happens says so', async () => {
    expect(await get('/calendar?month=2089-12')).toContain('There are no events in this month.');
  });

  test('an event of several days stands on each of them', async () => {
    const long = event('long', { startsAt: '2090-03-30T12:00:00-07:00', endsAt: '2090-04-02T12:00:00-07:00' });
    await load([...PAGES, long]);
    const daysIn = async (month: string) =>
      [
        ...(await get(`/calendar?month=${month}`)).matchAll(/<td[^>]*><time dateTime="([^"]*)">(?:(?!<\/td>).)*<a/g),
      ].map(([, day]) => day);
    expect([await daysIn('2090-03'), await daysIn('2090-04')]).toEqual([
      ['2090-03-30', '2090-03-31'],
      ['2090-04-01', '2090-04-02'],
    ]);
    await load(PAGES);
  });
});

describe('an event', () => {
  test('has its data, neighbours and structured data', async () => {
    const html = await get('/workshops/first');
    expect(html).toContain('<h1 class="blocks-event__title">The first day</h1>');
    expect(html).toContain('<time dateTime="2090-01-16T10:00:00-08:00">Monday, January 16, 2090 at 10:00');
    expect(html).toContain('href="/workshops?tag=glazes"');
    expect(html).toContain('href="/feeds/workshops/first.ics"');
    expect(html).toMatch(/rel="prev"[^>]*>.*The second day/);
    const { context } = dataIn(html);
    expect(context).toMatchObject({
      item: { path: '/workshops/first', recordType: 3 },
      collection: { path: '/workshops' },
    });
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>([^<]*"Event"[^<]*)</.exec(html)?.[1] ?? '{}',
    ) as object;
    expect(data).toMatchObject({
      name: 'The first day',
      startDate: '2090-01-16T10:00:00-08:00',
      endDate: '2090-01-16T13:00:00-08:00',
      location: { '@type': 'Place', name: 'The studio', address: 'Kiln Lane 4' },
    });
    expect(html).toMatch(/<link rel="alternate" type="text\/calendar"[^>]*href="[^"]*\/feeds\/workshops\.ics"/);
  });

  test('of whole days has dates without hours', async () => {
    const html = await get('/workshops/second');
    expect(html).toContain('<time dateTime="2090-01-16">Monday, January 16, 2090</time>');
    expect(html).toContain('"startDate":"2090-01-16","endDate":"2090-01-16"');
  });
});

describe('calendar files', () => {
  test('of a page have its events, and of the past ones those of the last year', async () => {
    const reply = await inject('/feeds/workshops.ics');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendarTitles(reply.body)).toEqual(['earlier', 'over', 'running', 'third', 'second', 'first']);
  });

  test('of an event have it alone, whenever it was', async () => {
    expect(calendarTitles(await get('/feeds/workshops/first.ics'))).toEqual(['first']);
    expect(calendarTitles(await get('/feeds/workshops/ancient.ics'))).toEqual(['ancient']);
  });

  test.each(['/feeds/workshops.xml', '/feeds/calendar.ics', '/feeds/workshops/no-event.ics', '/feeds/nowhere.ics'])(
    'there is none at %s',
    async (url) => {
      expect((await inject(url)).statusCode).toBe(404);
    },
  );
});
