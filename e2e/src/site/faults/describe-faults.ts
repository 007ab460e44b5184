import type { CookieData } from 'puppeteer';
import type { Config } from '../../../../server/src/platform/environment/config';
import { expectReached } from '../../../../tools/testing/matrix';
import { isLongProof } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { makeLive } from '../registry/published-build';
import { untilCount } from '../../commerce/shopping';
import { breakFile, liveVersion, type Broken, type Square } from './break-files';
import { expectOthersWork } from './expect-others-work';
import type { Place } from './faults';
import { FULL_PAGE, openFullShop, PAGE_REMOTES, UNSEEN, type PageRemote } from './full-shop';
import { visitFullPage } from './full-visit';
import { printSquares } from './print-squares';

/** All pairs of remotes, in an order in which each comes early and late. */
const PAIRS: readonly (readonly [PageRemote, PageRemote])[] = [1, 2].flatMap((apart) =>
  PAGE_REMOTES.map((name, index) => [name, PAGE_REMOTES[(index + apart) % PAGE_REMOTES.length] ?? name] as const),
);

/** Remotes that fail together, each with its own fault. */
type Dead = Readonly<Partial<Record<PageRemote, string>>>;

/** The part of the matrix that a file tests. */
export interface FaultChoice {
  readonly place: Place;
  /** Failing remotes per page, in every run: each fault of the place once. */
  readonly together: readonly Dead[];
  readonly overrides?: Partial<Config>;
}

/**
 * Tests that remotes which fail at a place leave the rest working, two at a time. The long proof tries all combinations
 * and prints the results.
 */
export function describeFaults({ place, together, overrides }: FaultChoice): void {
  const shop = openFullShop(overrides);
  const faults = Object.keys(place.faults);
  const whole = new Map<PageRemote, string>();
  const held: Square[] = [];
  let cookies: CookieData[] = [];

  beforeAll(async () => {
    for (const name of PAGE_REMOTES) whole.set(name, liveVersion(shop.server, name));
    const { page } = await shop.visit();
    await page.goto(shop.url + FULL_PAGE);
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    cookies = await page.browserContext().cookies();
  });
  afterEach(async () => {
    for (const [name, version] of whole)
      if (liveVersion(shop.server, name) !== version) await makeLive(shop.server, name, version);
  });

  const expectToHold = async (squares: readonly Square[]): Promise<void> => {
    const logged = jest.spyOn(shop.server.app.log, 'error').mockImplementation(() => undefined);
    const broken: Broken[] = [];
    for (const square of squares) broken.push(await breakFile(shop.server, square));
    const visit = await shop.visit();
    await visit.page.browserContext().setCookie(...cookies);
    const answers = new Map(broken.flatMap((one) => [...one.answers]));
    await expectOthersWork(await visitFullPage(shop, visit, answers), broken);
    if (place.isOnServer)
      for (const { remote, version } of broken.filter((one) => !UNSEEN.has(one.remote)))
        expect(logged).toHaveBeenCalledWith(
          expect.objectContaining({ remote, version }),
          'a block could not be rendered',
        );
    held.push(...squares);
  };
  const proveDead = (dead: Dead): void => {
    const squares = (Object.entries(dead) as [PageRemote, string][]).map(([remote, fault]) => ({
      remote,
      place,
      fault,
    }));
    const what = squares.map(({ remote, fault }) => `that of ${remote} ${fault}`).join(', ');
    spec('PLAT-05', `${place.name}: ${what}; all else works`, () => expectToHold(squares));
  };

  expectReached(
    { fault: faults },
    together.flatMap((dead) => Object.values(dead)).map((fault) => ({ fault })),
  );
  for (const dead of together) proveDead(dead);
  if (!isLongProof) return;
  for (const [index, both] of PAIRS.entries()) {
    const fault = faults[index % faults.length];
    proveDead(Object.fromEntries(both.map((remote) => [remote, fault])));
  }
  for (const fault of faults) for (const remote of PAGE_REMOTES) proveDead({ [remote]: fault });
  afterAll(() => printSquares(place, held));
}
