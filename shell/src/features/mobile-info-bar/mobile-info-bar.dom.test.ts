import fc from 'fast-check';
import type { MobileInfoBarSettings } from 'shared-types/site/context';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { htmlProblems } from '../../../../tools/testing/html-problems';
import { spec } from '../../../../tools/testing/spec';
import { infoBarEntries } from './info-bar-entries';
import { MobileInfoBar } from './mobile-info-bar.view';

const whole: MobileInfoBarSettings = {
  style: 'dark',
  phone: '+1 (503) 555-0100',
  email: 'studio+mugs@example.com',
  address: '1420 SE Alder Street, Portland & more',
  hours: 'Fridays from 10 to 4',
};
const show = (settings: MobileInfoBarSettings, locale = 'en-US') => showView(MobileInfoBar({ settings, locale }));

spec('BAR-01', 'has a way to call, write, find the place and read the hours', async () => {
  const root = show(whole);
  const ways = [...root.querySelectorAll('li > *')].map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Call +1 (503) 555-0100', 'tel:+15035550100'],
    ['Email studio+mugs@example.com', 'mailto:studio%2Bmugs@example.com'],
    [
      'Map 1420 SE Alder Street, Portland & more',
      'https://maps.google.com/maps?q=1420+SE+Alder+Street%2C+Portland+%26+more',
    ],
    ['Hours', null],
  ]);
  const hours = root.querySelector(`#${root.querySelector('button')?.getAttribute('popovertarget')}`);
  expect([hours?.textContent, hours?.getAttribute('popover')]).toEqual(['Fridays from 10 to 4', 'auto']);
  expect(root.querySelector('aside')?.className).toBe('site-mobile-info-bar site-mobile-info-bar--dark');
  expect(htmlProblems(root.innerHTML)).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  expect(show(whole, 'pl').querySelector('button')?.textContent).toBe('Godziny');
});

spec('BAR-01', 'is not there without a style, and without anything to say', () => {
  expect(MobileInfoBar({ settings: { ...whole, style: 'none' }, locale: 'en' })).toBeNull();
  expect(MobileInfoBar({ settings: { style: 'light' }, locale: 'en' })).toBeNull();
  expect(show({ style: 'light', hours: 'By appointment' }).querySelectorAll('li')).toHaveLength(1);
});

test('whatever the owner writes, a link calls, writes or looks for a place, and nothing else', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('javascript:alert(1)', '"><b>', '?bcc=x@y'));
  fc.assert(
    fc.property(text, text, text, (phone, email, address) => {
      for (const { name, href } of infoBarEntries({ style: 'light', phone, email, address })) {
        if (name === 'phone') expect(href).toMatch(/^tel:[\d+*#]*$/);
        if (name === 'email') expect(href).toMatch(/^mailto:[^?&"<>]*$/);
        if (name === 'address') expect(new URL(href ?? '').origin).toBe('https://maps.google.com');
      }
    }),
  );
});
