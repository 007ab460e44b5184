import { BREAKPOINT } from '../../shared-types/src/site/limits';
import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

const STYLE_SHEET = /^(shell|mf-[a-z]+)\/src\/.*\.css$/;
/** Queries about the page; queries about a block's own size (`@container`) are not restricted. */
const MEDIA = /@media\s+([^{]+)\{/g;
/** `(width >= 800px)` and `(min-width: 800px)`. */
const CONDITION = /\(\s*(min-|max-)?(width|height)\s*(?:(<=?|>=?)|:)\s*(\d+(?:\.\d+)?)px\s*\)/g;

const { mobileMaxPx, desktopMinPx, mobileMaxHeightPx, desktopPx, tabletPx } = BREAKPOINT;
const UP_TO = ['<=', 'max-'];
const FROM = ['>=', 'min-', '<'];

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  [`width ${mobileMaxPx}`]: UP_TO,
  [`width ${desktopMinPx}`]: FROM,
  [`height ${mobileMaxHeightPx}`]: UP_TO,
  ...Object.fromEntries([...desktopPx, ...tabletPx].map((px) => [`width ${px}`, [...UP_TO, ...FROM]])),
};

const conditionsOf = (sheet: string): RegExpExecArray[] =>
  [...sheet.matchAll(MEDIA)].flatMap(([, query = '']) => [...query.matchAll(CONDITION)]);

function wrongConditions(sheet: string): string[] {
  return conditionsOf(sheet).flatMap(([condition, bound, side, comparison, px]) =>
    ALLOWED[`${side} ${px}`]?.includes(bound ?? comparison ?? '') ? [] : [condition],
  );
}

const mediaRule = (...conditions: string[]): string => `@media ${conditions.join(' and ')} { a { color: red } }`;

spec(['LIMIT-07', 'LIMIT-08'], 'pages change their layout at the breakpoints and nowhere else', () => {
  const sheets = listFiles().filter((file) => STYLE_SHEET.test(file));
  expect(sheets.flatMap((file) => conditionsOf(readText(file))).length).toBeGreaterThan(5);
  const wrong = sheets.flatMap((file) => wrongConditions(readText(file)).map((condition) => `${file}: ${condition}`));
  expect(wrong).toEqual([]);
});

spec('LIMIT-07', 'a phone is at most 432 pixels wide, and a desktop at least 433', () => {
  const right = ['(width <= 432px)', '(max-width: 432px)', '(width >= 433px)', '(min-width: 433px)', '(width < 433px)'];
  expect(wrongConditions(mediaRule(...right))).toEqual([]);
  const wrong = ['(width <= 433px)', '(width >= 432px)', '(width < 432px)', '(max-width: 433px)', '(width >= 500px)'];
  expect(wrongConditions(mediaRule(...wrong))).toEqual(wrong);
});

spec('LIMIT-08', 'the other breakpoints are 800, 1024 and 1366 wide, and 926 high for a phone', () => {
  const widths = ['800', '1024', '1366'].flatMap((px) => [`(width >= ${px}px)`, `(width < ${px}px)`]);
  expect(wrongConditions(mediaRule(...widths, '(height <= 926px)', '(max-height: 926px)'))).toEqual([]);
  const wrong = [
    '(width >= 926px)',
    '(height >= 926px)',
    '(height <= 800px)',
    '(width >= 1366.5px)',
    '(width >= 768px)',
  ];
  expect(wrongConditions(mediaRule(...wrong))).toEqual(wrong);
});
