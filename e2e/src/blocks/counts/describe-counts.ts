import type { Page } from 'puppeteer';
import type { SiteDocument } from 'shared-types/site/site-document';
import { atRest } from '../../browser/looks/at-rest';
import { axeViolations } from '../../browser/looks/axe-violations';
import { brokenWords } from '../../browser/looks/broken-words';
import { overflowOf } from '../../browser/looks/overflow-of';
import { recordShifts, shifts } from '../../browser/looks/shifts';
import { changeShop, withCookieSettings } from '../../browser/open/changed-shop';
import { openShop } from '../../browser/open/shop';
import { countProblems, picturesTooEarly } from './count-problems';
import { COUNT_STATES, type CountState } from './count-states';
import { countedBlocks, type CountedBlock } from './counted-blocks';
import { isLookedAt, pathOfBlock, withCountedBlocks } from './counted-site';
import { blockPanels } from './panels';

const HEIGHT = 844;
const PHONE = { width: 390, height: HEIGHT };
/** What follows the width by script does so sooner. */
const AFTER_RESIZE_MS = 150;
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 390, 1280];

/** How the blocks are looked at. */
interface Looked {
  readonly states?: readonly CountState['name'][];
  readonly withScript?: boolean;
  /** Firefox measures no shifts and takes too long for axe. */
  readonly isFirefox?: boolean;
  /** BCP 47 tag of the site. */
  readonly locale?: string;
  /** All blocks if absent. */
  readonly only?: (block: CountedBlock) => boolean;
}

/** Tests each block with no item, one, sixty and hostile ones. */
export function describeCounts({
  states: wanted,
  withScript = true,
  isFirefox = false,
  locale,
  only = () => true,
}: Looked): void {
  const shop = openShop();
  const blocks = countedBlocks(blockPanels()).filter(only);
  const seen = COUNT_STATES.filter(({ name }) => wanted?.includes(name) ?? true);
  const change = (document: SiteDocument) => {
    const site = { ...document.site, ...(locale !== undefined && { locale }) };
    return withCountedBlocks({ ...document, site }, blocks);
  };
  beforeAll(() =>
    changeShop(shop, (document) => withCookieSettings(change(document), { isCookieBannerEnabled: false })),
  );

  test.each(blocks.map((block) => ({ name: block.name, block })))(
    `$name: with ${seen.map(({ name }) => name).join(', ')}`,
    async ({ block }) => {
      const { page, problems } = await shop.visit({ withScript });
      const isMeasured = withScript && !isFirefox;
      if (isMeasured) await recordShifts(page);
      const found: Record<string, readonly string[]> = {};
      const states = seen.filter((state) => isLookedAt(block, state));
      for (const state of states) {
        await page.setViewport(PHONE);
        await page.goto(shop.url + pathOfBlock(block, state), { waitUntil: 'domcontentloaded' });
        if (withScript) await atRest(page);
        const first = isMeasured ? [...(await picturesTooEarly(page)), ...(await ownShifts(page, block))] : [];
        const wrong = [...first, ...(await problemsByWidth(page, state))];
        found[state.name] = isMeasured ? [...wrong, ...(await axeViolations(page))] : wrong;
      }
      expect(found).toEqual(Object.fromEntries(states.map(({ name }) => [name, []])));
      // Web fonts are blocked where shifts are measured.
      expect(problems.filter((problem) => !problem.includes('.woff2'))).toEqual([]);
    },
  );
}

/**
 * Shifts that start within the browser's own players, words over a picture that are cut once their height is known, and what
 * stands below a frame of the owner's code, which tells its height when it has come.
 */
const EXPECTED_SHIFTS = ['undefined.', 'SPAN.blocks-gallery__meta'];
const SHIFTS_BELOW: Readonly<Record<string, string>> = { code: 'FOOTER.frame-footer' };

async function ownShifts(page: Page, { name }: CountedBlock): Promise<string[]> {
  const expected = [...EXPECTED_SHIFTS, SHIFTS_BELOW[name] ?? []].flat();
  return (await shifts(page)).filter((shift) => !expected.some((start) => shift.startsWith(start)));
}

async function problemsByWidth(page: Page, state: CountState): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: HEIGHT });
    await new Promise((resolve) => setTimeout(resolve, AFTER_RESIZE_MS));
    const words = width === NARROWEST ? await brokenWords(page) : [];
    for (const problem of [...words, ...(await overflowOf(page)), ...(await countProblems(page, state))])
      found.push(`at ${width} px: ${problem}`);
  }
  return found;
}
