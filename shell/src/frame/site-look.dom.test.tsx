import { renderToString } from 'react-dom/server';
import type { FrameLook } from 'shared-types/site/page/site-look';
import { createFakeRenderHost } from '../../../tools/testing/host/fake-render-host';
import { axeFindings } from '../../../tools/testing/host/show-view';
import { frame } from './frame';
import { examples } from './frame.example';

const picture = { src: '/images/1/fern.png', width: 600, height: 200, alt: 'Fern & Kiln' };
const WHOLE: FrameLook = {
  logo: { picture, height: 48 },
  touchIcon: '/images/2/icon.png?format=300w',
  header: 'center',
  button: { title: 'Book now', href: '/contact' },
  footerColumns: 3,
  social: [
    { network: 'instagram', href: 'https://www.instagram.com/fern' },
    { network: 'email', href: 'mailto:hello@fern.example' },
  ],
  copyright: '© 2027 Fern & Kiln',
};
const htmlOf = (look?: FrameLook, locale = 'en') =>
  renderToString(
    frame(
      { ...examples.shop, site: { ...examples.shop.site, ...(look && { look }) } },
      createFakeRenderHost({}, { context: { locale } }),
    ),
  );
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('header and footer of a site without a look are as they were before there was one', () => {
  const html = htmlOf();
  expect(/<header.*?<\/a>/.exec(html)?.[0]).toBe(
    '<header class="frame-header"><a class="frame-header__title" href="/">Fern &amp; Kiln</a>',
  );
  expect(/slot-header-actions;.{7}/.exec(html)?.[0]).toBe('slot-header-actions;</div><');
  expect(/<footer.*<\/footer>/.exec(html)?.[0]).toBe(
    '<footer class="frame-footer"><div class="frame-footer__inner"><div class="frame-footer__about">' +
      '<p class="frame-footer__title">Fern &amp; Kiln</p><p>Stoneware and linen, made in small batches.</p></div>' +
      '<nav aria-label="More pages"><ul class="frame-footer__list"><li><a class="frame-footer__link" href="/contact">' +
      'Contact</a></li></ul></nav><p class="frame-footer__note">Open on Fridays.</p>placeholder-7f3a-slot-footer-end;' +
      '</div></footer>',
  );
  expect(html).not.toContain('apple-touch-icon');
  expect(htmlOf({})).toBe(html);
});

test('the logo links to the home page, keeps its place, and comes in the pixels of the screen', () => {
  const logo = parse(htmlOf(WHOLE)).querySelector('.frame-header__title[href="/"] > img');
  const attributes = ['src', 'srcset', 'width', 'height', 'alt', 'loading', 'style'];
  expect(attributes.map((name) => logo?.getAttribute(name))).toEqual([
    '/images/1/fern.png?format=300w',
    '/images/1/fern.png?format=500w 3x',
    '144',
    '48',
    'Fern & Kiln',
    null,
    '--site-logo:48px',
  ]);
});

test('has the button, the icon for home screens, social links by name, and the copyright', () => {
  const page = parse(htmlOf(WHOLE, 'pl'));
  expect(page.querySelector('.frame-header__actions')?.lastElementChild?.outerHTML).toBe(
    '<a class="button site-header-button" href="/contact">Book now</a>',
  );
  expect(page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe(WHOLE.touchIcon);
  const links = [...page.querySelectorAll('footer [rel="me"]')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Instagram', 'https://www.instagram.com/fern'],
    ['E-mail', 'mailto:hello@fern.example'],
  ]);
  expect(page.querySelector('.site-footer-columns--3')?.textContent).toContain('© 2027 Fern & Kiln');
});

test('axe has nothing to object to', async () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = parse(htmlOf(WHOLE)).body.innerHTML;
  expect(await axeFindings()).toEqual([]);
});
