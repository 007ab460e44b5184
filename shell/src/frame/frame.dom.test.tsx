import { renderToString } from 'react-dom/server';
import type { FrameProps } from 'shared-types/site/page/frame';
import { ANNOUNCEMENT_ELEMENT_ID } from 'shared-types/site/page/announcement-bar';
import { POPUP_ELEMENT_ID } from 'shared-types/site/page/popup-overlay';
import { createFakeRenderHost, type PageChanges } from '../../../tools/testing/host/fake-render-host';
import { axeFindings } from '../../../tools/testing/host/show-view';
import { spec } from '../../../tools/testing/spec';
import { messages as errorMessages } from '../features/system-error/system-error.messages';
import { messages as errorPolish } from '../features/system-error/system-error.messages.pl';
import { messages as dialogMessages } from '../host/dialogs/dialogs.messages';
import { messages as dialogPolish } from '../host/dialogs/dialogs.messages.pl';
import { messages as requestMessages } from '../host/request/request.messages';
import { messages as requestPolish } from '../host/request/request.messages.pl';
import { pageMessages } from '../host/text/page-messages';
import { frame } from './frame';
import { examples } from './frame.example';

const htmlOf = (changes: Partial<FrameProps> = {}, page: PageChanges = {}) =>
  renderToString(frame({ ...examples.shop, ...changes }, createFakeRenderHost({}, page)));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('puts what stands at the top of the window before the header, and anything else at the page’s end', () => {
  const orderWith = (cookieBannerPosition: 'TOP_LEFT' | 'BOTTOM') => {
    const { cookieSettings } = createFakeRenderHost({}).context;
    const context = { cookieSettings: { ...cookieSettings, cookieBannerPosition } };
    const names = [...parse(htmlOf({}, { context })).body.children].map(({ className }) => className);
    return names.filter((name) => /^frame-(edge|header|footer)$/.test(name));
  };
  expect(orderWith('TOP_LEFT')).toEqual(['frame-edge', 'frame-header', 'frame-footer']);
  expect(orderWith('BOTTOM')).toEqual(['frame-header', 'frame-footer', 'frame-edge']);
});

test('is a whole document in the page’s language and direction', () => {
  const html = htmlOf({}, { context: { locale: 'he-IL', direction: 'rtl' } });
  expect(html).toMatch(/^<html lang="he-IL" dir="rtl"/);
  expect(parse(htmlOf()).documentElement.style.getPropertyValue('--color-accent')).toBe('#3b5844');
  expect(parse(htmlOf()).documentElement.style.getPropertyValue('--font-heading')).toBe(
    'Fraunces, Fraunces Ext, Fraunces Times, Fraunces Noto, Fraunces DejaVu, serif',
  );
});

test('puts a family of a font service before those of the theme, whatever it is called', () => {
  const fontsOf = (webFonts: NonNullable<FrameProps['site']['webFonts']>) => {
    const { style } = parse(htmlOf({ site: { ...examples.shop.site, webFonts } })).documentElement;
    return ['--font-heading', '--font-body'].map((name) => style.getPropertyValue(name).split(', ')[0]);
  };
  expect(fontsOf({ heading: 'Open Sans' })).toEqual(['"Open Sans"', 'Figtree']);
  expect(fontsOf({ body: 'x"; color: red; --y: "\\' })).toEqual(['Fraunces', '"x; color: red; --y: "']);
});

test('has every placeholder once, as plain text the server can find', () => {
  const html = htmlOf();
  const names = [...html.matchAll(/placeholder-7f3a-([a-z0-9-]+);/g)].map((match) => match[1]);
  expect(names).toEqual([
    'preloads',
    'nonce',
    'css',
    'nonce',
    'early',
    'slot-header-actions',
    'block-one',
    'block-two',
    'block-three',
    'slot-footer-end',
    'slot-page-end',
    'shell',
  ]);
  expect(html).toContain('<style nonce="placeholder-7f3a-nonce;">placeholder-7f3a-css;</style>');
  expect(html).toContain('<script nonce="placeholder-7f3a-nonce;">placeholder-7f3a-early;</script>');
  expect(html).toMatch(/placeholder-7f3a-shell;<\/body>/);
});

test('asks for the picture of the first screen before the fonts', () => {
  expect(htmlOf().indexOf('placeholder-7f3a-preloads;')).toBeLessThan(htmlOf().indexOf('as="font"'));
});

test('says what the page is', () => {
  const { head, title } = parse(htmlOf());
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(title).toBe('About · Fern & Kiln');
  expect(meta('description')).toBe('Who we are and how we work.');
  expect([meta('og:title'), meta('og:url'), meta('og:type'), meta('og:locale')]).toEqual([
    'About',
    'http://shop.test/about',
    'website',
    'en_US',
  ]);
  expect(['', ':width', ':height', ':alt'].map((part) => meta(`og:image${part}`))).toEqual([
    'http://shop.test/images/1/about.jpg?format=1500w',
    '1500',
    '1000',
    'A workbench by a window',
  ]);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('http://shop.test/about');
  expect(meta('robots')).toBeUndefined();
});

test('tells of the same page in other languages, and of no page that only stands in for it', () => {
  const shop = examples.shop.page;
  const headWith = (isAlternate: boolean) =>
    parse(
      htmlOf({ page: { ...shop, translations: [{ locale: 'pl', name: 'Polski', path: '/pl/about', isAlternate }] } }),
    ).head;
  const alternates = [...headWith(true).querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(alternates).toEqual([
    ['en-US', 'http://shop.test/about'],
    ['pl', 'http://shop.test/pl/about'],
  ]);
  expect(headWith(true).innerHTML).toContain('<meta property="og:locale:alternate" content="pl_PL">');
  expect(headWith(false).innerHTML).not.toMatch(/alternate/);
});

test('says what a product costs, and nothing that it does not know', () => {
  const { socialImage: _picture, socialImageDetails: _details, ...plain } = examples.shop.page;
  const { head } = parse(htmlOf({ page: { ...plain, description: '', price: { amount: '24.50', currency: 'EUR' } } }));
  const metas = [...head.querySelectorAll('meta')].map((meta) => meta.getAttribute('property') ?? meta.name);
  expect(metas).toEqual(expect.arrayContaining(['product:price:amount', 'product:price:currency']));
  expect(metas.filter((name) => /image|description/.test(name))).toEqual([]);
  expect(head.innerHTML).toContain('content="product"');
  expect(head.innerHTML).toContain('content="summary"');
});

test('has the site’s icon, or its first letter', () => {
  const icon = (own?: string) =>
    parse(htmlOf({ site: { ...examples.shop.site, ...(own && { icon: own }) } }))
      .querySelector('link[rel="icon"]')
      ?.getAttribute('href');
  expect(icon('/favicon.svg?v=1')).toBe('/favicon.svg?v=1');
  expect(icon()).toMatch(/^data:image\/svg\+xml,/);
});

test.each([
  ['pl-PL', { ...requestPolish, ...dialogPolish, ...errorPolish }],
  ['en', { ...requestMessages, ...dialogMessages, ...errorMessages }],
  ['he', { ...requestMessages, ...dialogMessages, ...errorMessages }],
])('brings the messages of the shell’s script: %s', (locale, messages) => {
  expect(pageMessages(parse(htmlOf({}, { context: { locale } })))).toEqual(messages);
});

test('keeps search engines away from what is not to be found', () => {
  const { head } = parse(htmlOf({ page: { ...examples.shop.page, indexed: false } }));
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('does not say the site’s name twice', () => {
  expect(parse(htmlOf({ page: { ...examples.shop.page, title: 'Fern & Kiln' } })).title).toBe('Fern & Kiln');
});

test('structured data cannot end its own element', () => {
  const script = parse(htmlOf()).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@type': 'Organization', name: '</script><b>' });
});

spec('ENUM-16', 'bears the badge the site asks for, black or white, and none where it asks for none', () => {
  const badge = (wanted?: 'none' | 'black' | 'white') => {
    const site = { ...examples.shop.site, ...(wanted && { badge: wanted }) };
    const found = parse(htmlOf({ site })).querySelector('.site-badge');
    return found && [found.className, found.textContent];
  };
  expect(badge('black')).toEqual(['site-badge site-badge--black', 'Made with Colonnade']);
  expect(badge('white')).toEqual(['site-badge site-badge--white', 'Made with Colonnade']);
  expect(badge('none')).toBeNull();
  expect(badge()).toBeNull();
});

spec('BAR-01', 'has the info bar behind the footer, and before what stands at the window’s edge', () => {
  const infoBar = { style: 'light', phone: '+1 503 555 0100' } as const;
  const names = (changes: Partial<FrameProps>) =>
    [...parse(htmlOf(changes)).body.children].flatMap(
      ({ className }) => /^(?:frame-(?:footer|edge)|site-mobile-info-bar)(?= |$)/.exec(className) ?? [],
    );
  expect(names({ infoBar })).toEqual(['frame-footer', 'site-mobile-info-bar', 'frame-edge']);
  expect(names({})).not.toContain('site-mobile-info-bar');
});

test('marks the page and the section one is in', () => {
  const current = (pagePath: string) =>
    parse(htmlOf({}, { context: { pagePath } })).querySelector('[aria-current]')?.outerHTML;
  expect(current('/about')).toContain('aria-current="page"');
  expect(current('/shop/p/mug')).toBe('<a class="frame-nav__link" href="/shop" aria-current="true">Shop</a>');
  expect(current('/aboutus')).toBeUndefined();
});

spec('SRV-33', 'leads to the search of the page’s language, and says where one is in it', () => {
  const link = (site: object, pagePath: string) => {
    const html = htmlOf({ site: { ...examples.shop.site, ...site } }, { context: { pagePath } });
    const { outerHTML = '' } = parse(html).querySelector('.frame-header__search') ?? {};
    return /<a[^>]*>/.exec(outerHTML)?.[0];
  };
  expect(link({}, '/about')).toBe('<a class="frame-header__search" href="/search" aria-label="Search this site">');
  expect(link({ home: '/pl' }, '/pl/search')).toContain('href="/pl/search"');
  expect(link({ home: '/pl' }, '/pl/search')).toContain('aria-current="page"');
});

test('a page that shows pages of the site has no header and no footer beside theirs', () => {
  const page = parse(htmlOf({ isBare: true }));
  expect([page.querySelector('header'), page.querySelector('footer')]).toEqual([null, null]);
  expect(page.querySelector('main')).not.toBeNull();
  expect(page.body.textContent).toContain('slot-page-end');
});

test('a page of the admin area has the slot of its own frame before its content, and no header and no footer', () => {
  const page = parse(htmlOf({ isAdmin: true }));
  expect([page.querySelector('header'), page.querySelector('footer')]).toEqual([null, null]);
  const around = page.querySelector('main')?.parentElement;
  expect([around?.className, around?.firstChild?.textContent]).toEqual([
    'admin-frame',
    'placeholder-7f3a-slot-admin-frame;',
  ]);
  expect(page.body.textContent).toContain('slot-page-end');
  expect(page.body.textContent).not.toContain('slot-header-actions');
  expect(page.querySelector('.frame-skip')?.getAttribute('href')).toBe('#main');
  expect(htmlOf()).not.toContain('admin-frame');
});

test('lays blocks out in columns of their width', () => {
  const columns = [...parse(htmlOf()).querySelectorAll<HTMLElement>('.frame-column')];
  expect(columns.map(({ className, style }) => [className, style.getPropertyValue('--span')])).toEqual([
    ['frame-column', '12'],
    ['frame-column frame-column--part', '5'],
    ['frame-column frame-column--part', '7'],
  ]);
});

const { announcement: ANNOUNCEMENT } = examples.announcing;

test('has what the site announces before the header and after the way past it, with placeholders for what not all get', () => {
  const html = htmlOf({ announcement: ANNOUNCEMENT });
  const [, bar = ''] = /placeholder-7f3a-announcement-begin;(.*)placeholder-7f3a-announcement-end;/.exec(html) ?? [];
  expect([...bar.matchAll(/placeholder-7f3a-([a-z0-9-]+);/g)].map(([, name]) => name)).toEqual([
    'announcement-state',
    'announcement-message',
    'nonce',
    'closing',
  ]);
  const { body } = parse(html);
  const order = [...body.children].map(({ tagName, className }) => `${tagName} ${className}`);
  // What stands in the head as plain text ends it for the parser.
  expect(order.slice(order.indexOf('A frame-skip visually-hidden')).slice(0, 4)).toEqual([
    'A frame-skip visually-hidden',
    'ASIDE site-announcement-barplaceholder-7f3a-announcement-state;',
    'SCRIPT ',
    'HEADER frame-header',
  ]);
  const aside = body.querySelector<HTMLElement>(`#${ANNOUNCEMENT_ELEMENT_ID}`)!;
  expect([aside.hidden, aside.dataset.announcement]).toEqual([false, ANNOUNCEMENT.id]);
  expect(aside.querySelector('p')?.textContent).toBe('Closed on <b>Friday</b>. Hours');
  expect(aside.querySelector('a')?.getAttribute('href')).toBe('/hours?a=1&b=2');
  const fields = [...aside.querySelectorAll('input')].map(({ name, type, value }) => [name, type, value]);
  expect(fields).toEqual([
    ['crumb', 'hidden', 'a-crumb'],
    ['return', 'hidden', '/about'],
    ['block', 'hidden', 'announcement-bar'],
    ['announcement', 'hidden', ANNOUNCEMENT.id],
  ]);
  expect(parse(htmlOf()).querySelector('aside')).toBeNull();
});

test('an announcement without a link has none, and one without words is hidden', () => {
  const aside = (announcement: FrameProps['announcement'], locale = 'en') =>
    parse(htmlOf(announcement ? { announcement } : {}, { context: { locale } })).querySelector('aside');
  const { link: _, ...plain } = ANNOUNCEMENT;
  expect(aside(plain)?.querySelector('a')?.hidden).toBe(true);
  expect(aside({})?.hidden).toBe(true);
  expect([aside(plain)?.hidden, aside(ANNOUNCEMENT)?.querySelector('a')?.hidden]).toEqual([false, false]);
  const shown = (bar: HTMLElement | null) => [
    bar?.dataset['announcement'],
    bar?.querySelector<HTMLInputElement>('[name=announcement]')?.value,
  ];
  expect([shown(aside({})), shown(aside(plain))]).toEqual([
    ['', ''],
    [plain.id, plain.id],
  ]);
  expect(aside({}, 'pl')?.getAttribute('aria-label')).toBe('Ogłoszenie');
  expect(aside({}, 'pl')?.querySelector('button')?.getAttribute('aria-label')).toBe('Zamknij ogłoszenie');
});

test('has the site’s popup closed, named, out of search results, and its blocks’ placeholders after the page’s', () => {
  const { body } = examples.shop.page;
  const page = parse(
    htmlOf({ popup: { style: 'full-screen', title: 'Letters', body } }, { context: { locale: 'pl' } }),
  );
  const popup = page.getElementById(POPUP_ELEMENT_ID) as HTMLDialogElement;
  expect(popup.outerHTML).toMatch(
    /^<dialog class="[^"]*--full-screen" id="[^"]*" aria-label="Letters" data-nosnippet="">/,
  );
  expect(popup.querySelector('button')?.getAttribute('aria-label')).toBe('Zamknij');
  expect(popup.textContent?.match(/block-[a-z]+/g)).toEqual(['block-one', 'block-two', 'block-three']);
  expect(parse(htmlOf()).querySelector('dialog')).toBeNull();
});

spec('PLAT-08', 'has its landmarks, a way past the navigation, and nothing axe objects to', async () => {
  const page = parse(htmlOf({ announcement: ANNOUNCEMENT }));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#main');
  document.documentElement.lang = page.documentElement.lang;
  document.body.innerHTML = page.body.innerHTML;
  expect(document.querySelector('#main')?.tagName).toBe('MAIN');
  expect(await axeFindings()).toEqual([]);
});
