import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { Site } from '../directory/site';
import { announcementOf } from './announcement-of';
import { ANNOUNCEMENT_ID } from './closed-announcement';

const english: Announcement = { text: 'Closed on Friday', link: { title: 'Hours', href: '/hours' } };
const polish: Announcement = { text: 'W piątek zamknięte' };

/** The relevant part of a site in two languages. */
function siteLocales(own?: Announcement, other?: Announcement): readonly [Site, Site] {
  const all: Site[] = [];
  const siteLocale = (locale: string, announcement?: Announcement) =>
    ({ locale, siteLocales: all, profile: announcement ? { announcement } : {} }) as unknown as Site;
  all.push(siteLocale('en', own), siteLocale('pl', other));
  return all as unknown as [Site, Site];
}

const idOf = (...announcements: Parameters<typeof siteLocales>) => announcementOf(siteLocales(...announcements)[0])?.id;

test('a site locale announces its own text under the id of all locales', () => {
  const [own, other] = siteLocales(english, polish);
  expect(announcementOf(own)).toEqual({ id: expect.stringMatching(ANNOUNCEMENT_ID), ...english });
  expect(announcementOf(other)).toEqual({ id: announcementOf(own)?.id, text: polish.text });
});

test('a site locale without a text announces nothing', () => {
  const [own, other] = siteLocales(undefined, polish);
  expect([announcementOf(own), announcementOf(other)?.text]).toEqual([undefined, polish.text]);
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
