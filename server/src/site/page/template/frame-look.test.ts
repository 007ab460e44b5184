import type { SiteLook } from 'shared-types/site/page/site-look';
import type { Site } from '../../directory/site';
import { frameLookOf, yearChangesAt } from './frame-look';

const siteWith = (look: SiteLook | undefined, more: Partial<Site> = {}) =>
  ({
    name: 'Fern & Kiln',
    root: '',
    timeZone: 'Pacific/Auckland',
    lookPictures: {},
    profile: { ...(look && { look }) },
    pageAt: (path: string) => (path.endsWith('/gone') ? undefined : {}),
    ...more,
  }) as unknown as Site;

test('the year is that of the site’s time zone, and pages change with it', () => {
  const site = siteWith({ copyright: '© {year} {name}, since 1998' });
  const evening = new Date('2026-12-31T10:30:00Z');
  expect(frameLookOf(site, evening)?.copyright).toBe('© 2026 Fern & Kiln, since 1998');
  expect(yearChangesAt(site, evening)).toEqual(new Date('2026-12-31T11:00:00Z'));
  expect(frameLookOf(site, new Date('2026-12-31T11:00:00Z'))?.copyright).toBe('© 2027 Fern & Kiln, since 1998');
  expect(yearChangesAt(siteWith({ copyright: '© 2026' }))).toBeUndefined();
  expect(yearChangesAt(siteWith(undefined))).toBeUndefined();
});

test('in another language the button leads to the page of that language, where there is one', () => {
  const hrefOf = (href: string) => frameLookOf(siteWith({ button: { title: 'Book', href } }, { root: '/pl' }))?.button;
  expect(hrefOf('/contact')?.href).toBe('/pl/contact');
  expect(hrefOf('/gone')?.href).toBe('/gone');
  expect(hrefOf('https://book.example')?.href).toBe('https://book.example');
});

test('another language has the texts of its own, and the main ones where it has none', () => {
  const look: SiteLook = {
    button: { title: 'Book', href: '/contact' },
    copyright: '© {year} {name}',
    translations: { pl: { button: { title: 'Rezerwuj' }, copyright: '© Paproć' }, de: { button: { href: '/buchen' } } },
  };
  const shownIn = (locale: string, root: string) => frameLookOf(siteWith(look, { locale, root }), new Date(0));
  expect(shownIn('pl', '/pl')).toEqual({ button: { title: 'Rezerwuj', href: '/pl/contact' }, copyright: '© Paproć' });
  expect(shownIn('de', '/de')?.button).toEqual({ title: 'Book', href: '/buchen' });
  expect(shownIn('en', '')).toEqual({ button: { title: 'Book', href: '/contact' }, copyright: '© 1970 Fern & Kiln' });
  expect(yearChangesAt(siteWith(look, { locale: 'pl' }))).toBeUndefined();
});

test('nothing is shown where a picture is gone, or nothing was chosen', () => {
  expect(frameLookOf(siteWith(undefined))).toBeUndefined();
  expect(frameLookOf(siteWith({ logo: { picture: { asset: 'gone' }, height: 40 }, icon: { asset: 'gone' } }))).toEqual(
    {},
  );
});
