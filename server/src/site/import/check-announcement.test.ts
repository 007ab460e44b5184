import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched, REMOVED } from '../../../../tools/testing/site/patched';
import { withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { mistakesIn } from './mistakes.fixture';

const AT = 'site.announcement';
const mistakesWith = (changes: Readonly<Record<string, unknown>>) =>
  mistakesIn(patched(changes, withAnnouncement(exampleDocument())));

test('an announcement is a line of text, with a link and a version or without', () => {
  for (const right of [{}, { [`${AT}.link`]: REMOVED }, { [`${AT}.version`]: 7 }, { [`${AT}.text`]: 'x'.repeat(300) }])
    expect(mistakesWith(right)).toEqual([]);
  for (const href of ['/about', '#main', 'https://other.example/a?b=c', 'mailto:hello@shop.example', 'tel:353-123'])
    expect(mistakesWith({ [`${AT}.link.href`]: href })).toEqual([]);
});

test('each language has an announcement of its own, or none', () => {
  const bilingual = withAnnouncement(bilingualDocument());
  expect(mistakesIn(bilingual)).toEqual([]);
  expect(mistakesIn(patched({ 'site.languages.0.announcement': REMOVED }, bilingual))).toEqual([]);
  expect(mistakesIn(patched({ [AT]: REMOVED }, bilingual))).toEqual([]);
  const wrong = patched({ 'site.languages.0.announcement': { text: '' } }, bilingual);
  expect(mistakesIn(wrong)).toEqual(['site.languages[0].announcement.text: must not be empty.']);
});

test.each<readonly [string, unknown, string]>([
  [`${AT}`, 'Closed on Friday', 'site.announcement: '],
  [`${AT}.text`, '', 'site.announcement.text: must not be empty'],
  [`${AT}.text`, ' ', 'site.announcement.text: must not be empty'],
  [`${AT}.text`, 'Closed\non Friday', 'site.announcement.text: must be one line'],
  [`${AT}.text`, 'x'.repeat(301), 'site.announcement.text: '],
  [`${AT}.text`, 7, 'site.announcement.text: '],
  [`${AT}.text`, REMOVED, 'site.announcement.text: '],
  [`${AT}.html`, '<b>Closed</b>', 'html'],
  [`${AT}.version`, -1, 'site.announcement.version: '],
  [`${AT}.version`, 1.5, 'site.announcement.version: '],
  [`${AT}.link.title`, '', 'site.announcement.link.title: must not be empty'],
  [`${AT}.link.title`, 'x'.repeat(101), 'site.announcement.link.title: '],
  [`${AT}.link.href`, REMOVED, 'site.announcement.link.href: '],
  [`${AT}.link.href`, 'javascript:alert(1)', 'site.announcement.link.href: must begin with / or #'],
  [`${AT}.link.href`, '//other.example', 'site.announcement.link.href: must begin with / or #'],
])('%s cannot be %j', (path, value, message) => {
  expect(mistakesWith({ [path]: value }).join('\n')).toContain(message);
});
