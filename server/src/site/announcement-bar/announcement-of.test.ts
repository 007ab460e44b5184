import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { Site } from '../directory/site';
import { announcementChangesAt, announcementOf } from './announcement-of';
import { ANNOUNCEMENT_ID } from './closed-announcement';

const english: Announcement = { text: 'Closed on Friday', link: { title: 'Hours', href: '/hours' } };
const NOW = new Date('2030-01-01T10:00:00Z');
const polish: Announcement = { text: 'W piątek zamknięte' };

/** The relevant part of a site in two languages. */
function siteLocales(own?: Announcement, other?: Announcement): readonly [Site, Site] {
  const all: Site[] = [];
  const siteLocale = (locale: string, announcement?: Announcement) =>
    ({ locale, siteLocales: all, profile: announcement ? { announcement } : {} }) as unknown as Site;
  all.push(siteLocale('en', own), siteLocale('pl', other));
  return all as unknown as [Site, Site];
}

const idOf = (...announcements: Parameters<typeof siteLocales>) =>
  announcementOf(siteLocales(...announcements)[0], NOW)?.id;

test('a site locale announces its own text under the id of all locales', () => {
  const [own, other] = siteLocales(english, polish);
  expect(announcementOf(own, NOW)).toEqual({ id: expect.stringMatching(ANNOUNCEMENT_ID), ...english });
  expect(announcementOf(other, NOW)).toEqual({ id: announcementOf(own, NOW)?.id, text: polish.text });
});

test('a site locale without a text announces nothing', () => {
  const [own, other] = siteLocales(undefined, polish);
  expect([announcementOf(own, NOW), announcementOf(other, NOW)?.text]).toEqual([undefined, polish.text]);
});

test('any change makes another announcement id, and an equal announcement has the same id whenever it is read', () => {
  const changed = [
    idOf(english, polish),
    idOf({ ...english, text: 'Closed on Monday' }, polish),
    idOf({ text: english.text }, polish),
    idOf({ ...english, link: { title: 'Hours', href: '/open' } }, polish),
    idOf({ ...english, link: { title: 'More', href: '/hours' } }, polish),
    idOf({ ...english, version: 1 }, polish),
    idOf(english, { text: 'W poniedziałek zamknięte' }),
    idOf(english),
  ];
  expect(new Set(changed).size).toBe(changed.length);
  // PostgreSQL returns the keys of JSON in its own order.
  const { link, text } = english;
  expect(idOf({ link: { href: link?.href ?? '', title: link?.title ?? '' }, version: 0, text }, polish)).toBe(
    changed[0],
  );
});

test('a scheduled announcement is there from its start until its end, and pages know when it changes', () => {
  const announcementSchedule = { from: '2030-01-01T10:00:00Z', until: '2030-01-01T12:00:00Z' };
  const [site] = siteLocales(english);
  const scheduled = { ...site, profile: { ...site.profile, announcementSchedule } };
  const times = ['2030-01-01T09:59:59Z', '2030-01-01T10:00:00Z', '2030-01-01T11:59:59Z', '2030-01-01T12:00:00Z'];
  const at = (time: string) => [
    announcementOf(scheduled, new Date(time))?.text,
    announcementChangesAt(scheduled, new Date(time))?.toISOString(),
  ];
  expect(times.map(at)).toEqual([
    [undefined, '2030-01-01T10:00:00.000Z'],
    [english.text, '2030-01-01T12:00:00.000Z'],
    [english.text, '2030-01-01T12:00:00.000Z'],
    [undefined, undefined],
  ]);
  expect(announcementChangesAt(site, NOW)).toBeUndefined();
});
