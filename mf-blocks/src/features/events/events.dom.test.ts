import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './events.example';
import { messages } from './events.messages';
import { element } from './events.view';

const host = createFakeRenderHost(messages);
const inPolish = createFakeRenderHost(messages, { context: { locale: 'pl' } });
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own)).firstElementChild as HTMLElement;
/** With plain spaces: before AM and PM there are narrow ones. */
const textOf = (part: Element | null | undefined) => part?.textContent.replaceAll('\u202f', ' ');
const texts = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].map(textOf);
const links = (root: HTMLElement | null, selector = 'a') =>
  [...(root?.querySelectorAll<HTMLAnchorElement>(selector) ?? [])].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.textContent,
  ]);

describe('the list', () => {
  test('has events with title, time, place, text and tags', async () => {
    const root = show('list');
    expect(texts(root, 'article h2')).toEqual(['Throwing for beginners', 'A weekend in wood ash', 'Open studio']);
    expect(texts(root, '.blocks-events__when')).toEqual([
      'Saturday, January 16, 2027 at 10:00 AM – 1:00 PM',
      'Friday, January 29, 2027 at 5:00 PM – Sunday, January 31, 2027 at 3:00 PM',
      'Saturday, January 16, 2027',
    ]);
    expect([...root.querySelectorAll('article:first-child time')].map((time) => time.getAttribute('datetime'))).toEqual(
      expect.arrayContaining(['2027-01-16T10:00:00-08:00', '2027-01-16T13:00:00-08:00', '2027-01-16']),
    );
    expect(root.querySelectorAll('article')[2]?.querySelectorAll('img, ul, .blocks-events__place')).toHaveLength(0);
    expect(links(root, '.blocks-events__more')).toEqual([
      ['', '/workshops?show=past', 'Past events'],
      ['', '/feeds/workshops.ics', 'Subscribe in your calendar'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('a heading moves the titles one level down, and pages lead on', async () => {
    const root = show('titled');
    expect([texts(root, 'h2'), root.querySelectorAll('h3').length]).toEqual([['Coming up'], 3]);
    expect(links(root.querySelector('nav'))).toEqual([
      ['prev', '/workshops', 'Previous'],
      ['next', '/workshops?page=3', 'Next'],
    ]);
    expect(root.querySelector('nav')?.textContent).toContain('Page 2 of 3');
    expect(await axeFindings()).toEqual([]);
  });

  test('past events are named as such, with a way back', () => {
    const root = show('past');
    expect(texts(root, '.blocks-events__chosen')).toEqual(['These events are over. Upcoming events']);
    expect(links(root, '.blocks-events__chosen a')).toEqual([['', '/workshops', 'Upcoming events']]);
  });

  test('a chosen tag is named, with a way back', () => {
    const root = show('tag');
    expect(texts(root, '.blocks-events__chosen')).toEqual(['Events about “Glazes” Show all events']);
  });

  test('says when there is nothing', () => {
    expect(show('empty').textContent).toBe('There are no upcoming events.');
    expect(show('emptyPast').textContent).toBe('There are no past events. ');
  });

  test('only coming events say when they change', () => {
    expect(show('list').dataset).toMatchObject({
      changesAt: '2027-01-16T21:00:00.000Z',
      collection: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a92',
    });
    for (const name of ['past', 'calendar', 'empty'] as const)
      expect(show(name).dataset).not.toHaveProperty('changesAt');
  });
});

describe('the calendar', () => {
  test('is a table of the month with its name and the days of a week', async () => {
    const root = show('calendar');
    expect(texts(root, 'caption')).toEqual(['January 2027']);
    expect(texts(root, 'th .visually-hidden')).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(texts(show('calendar', inPolish), 'th .visually-hidden')[0]).toBe('poniedziałek');
    expect(await axeFindings()).toEqual([]);
  });

  test('days lead to their events, with the hour on the first', () => {
    const root = show('calendar');
    const days = [...root.querySelectorAll('td:has(ul)')].map((day) => [
      day.querySelector('time')?.getAttribute('datetime'),
      ...texts(day as HTMLElement, 'a'),
    ]);
    expect(days).toEqual([
      ['2027-01-16', '10:00 AM Throwing for beginners', 'Open studio'],
      ['2027-01-29', '5:00 PM A weekend in wood ash'],
      ['2027-01-30', 'A weekend in wood ash'],
      ['2027-01-31', 'A weekend in wood ash'],
    ]);
    expect(root.querySelector('td a')?.getAttribute('href')).toBe('/workshops/throwing');
  });

  test('leads to the other months, at its own place of the page', () => {
    const at = `#block-${examples.calendar.block.id}`;
    expect(links(show('calendar').querySelector('nav'))).toEqual([
      ['prev', `/workshops?month=2026-12${at}`, 'Previous month'],
      ['next', `/workshops?month=2027-02${at}`, 'Next month'],
    ]);
  });

  test('a month without events says so', async () => {
    const root = show('emptyMonth');
    expect(root.textContent).toContain('There are no events in this month.');
    expect(root.querySelectorAll('tbody time')).toHaveLength(28);
    expect(await axeFindings()).toEqual([]);
  });
});
