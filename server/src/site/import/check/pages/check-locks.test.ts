import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { bilingualDocument } from '../../../../../../tools/testing/site/bilingual-document';
import { patched } from '../../../../../../tools/testing/site/patched';
import { spec } from '../../../../../../tools/testing/spec';
import { mistakesIn, mistakesWith } from '../../mistakes.fixture';

const lock = { by: 'members' };
const SOLD = 'what is for sale cannot be locked';

spec('ROLE-03', 'a page can be for members, or for those of one area', () => {
  for (const right of [lock, { ...lock, area: 'studio' }]) expect(mistakesWith({ 'pages.0.lock': right })).toEqual([]);
  for (const wrong of [{}, { by: 'owners' }, { ...lock, area: '' }, { ...lock, area: 'A b' }, { ...lock, x: 1 }, true])
    expect([wrong, mistakesWith({ 'pages.0.lock': wrong }).length > 0]).toEqual([wrong, true]);
});

spec('ROLE-03', 'neither a shop nor an item’s page, which also appear on other pages', () => {
  for (const index of [1, 2])
    expect(mistakesWith({ [`pages.${index}.lock`]: lock })).toEqual([`pages[${index}].lock: cannot be: ${SOLD}.`]);
});

spec('ROLE-03', 'nor a page that is a step of a process, or replaces another page', () => {
  const refused = Object.values(PAGE_TYPE).filter(
    (pageType) => mistakesWith({ 'pages.0.lock': lock, 'pages.0.pageType': pageType }).length > 0,
  );
  const { mainContent, page, splashPage, protectedContent } = PAGE_TYPE;
  const lockable: readonly number[] = [mainContent, page, splashPage, protectedContent];
  expect(refused).toEqual(Object.values(PAGE_TYPE).filter((type) => !lockable.includes(type)));
});

spec('ROLE-03', 'a page is locked in all languages or in none', () => {
  const polish = bilingualDocument().pages.findIndex(({ path }) => path === '/pl');
  const wrong = `pages[${polish}].lock: must be that of /, which is the same page in another language.`;
  const mistakes = (changes: Readonly<Record<string, unknown>>) => mistakesIn(patched(changes, bilingualDocument()));
  expect(mistakes({ 'pages.0.lock': lock })).toEqual([wrong]);
  expect(mistakes({ [`pages.${polish}.lock`]: lock })).toEqual([wrong]);
  expect(mistakes({ 'pages.0.lock': lock, [`pages.${polish}.lock`]: { ...lock, area: 'a' } })).toEqual([wrong]);
  expect(mistakes({ 'pages.0.lock': lock, [`pages.${polish}.lock`]: lock })).toEqual([]);
});

const PHC = '$argon2id$v=19$m=19456,t=2,p=1$igmZA9xxvxj8QMTjUCZC3g$szO8E3jEAau2RpX9ySvDZGtDGRnZ6Huvs4jisyV4RuE';

spec(['ROLE-03', 'SRV-34'], 'a page can have a password, of which the document has only the hash', () => {
  const withHash = (passwordHash: unknown) => mistakesWith({ 'pages.0.lock': { by: 'password', passwordHash } });
  expect(withHash(PHC)).toEqual([]);
  const costly = PHC.replace('m=19456', 'm=999999');
  for (const wrong of ['open sesame', '', undefined, 7, costly, PHC.replace('argon2id', 'argon2i'), `${PHC}\n`])
    expect([wrong, withHash(wrong).length > 0]).toEqual([wrong, true]);
  expect(mistakesWith({ 'pages.0.lock': { by: 'password', passwordHash: PHC, area: 'a' } })).not.toEqual([]);
});
