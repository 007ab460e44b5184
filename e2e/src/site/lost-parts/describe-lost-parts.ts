import type { HTTPRequest, Page } from 'puppeteer';
import { isLongProof, PROOF_TIMEOUT_MS } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { untilCount } from '../../commerce/shopping';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { hastenFileWaits } from '../../browser/pace-timers';
import { touchAll } from '../../browser/looks/touch-all';
import { overflowOf } from '../../browser/looks/overflow-of';
import type { SampleSite } from '../samples/sample-sites';
import { LOSSES, loseParts, untilRequested, type Loss } from './lose-parts';
import { PART_KINDS, partOf, partsOfPage, type PartKind } from './parts-of-page';
import { unreadable } from './unreadable';
import { doAllOn } from './do-all-on';

export interface LostParts {
  readonly site: SampleSite;
  /** A product without shipping. */
  readonly product: string;
  /** Lost parts per page in every run. The long proof loses every part of each page, in both ways. */
  readonly lost: Readonly<Record<string, { readonly kind: PartKind; readonly loss: Loss }>>;
  readonly pages: RegExp;
}

interface Part {
  readonly name: string;
  readonly loss: Loss;
  readonly isLost: (request: HTTPRequest) => boolean;
}

/** Tests that pages remain usable although a part of them is lost. */
export function describeLostParts({ site, product, lost: chosen, pages }: LostParts): void {
  const shop = openShop({ trustedProxies: ['127.0.0.1', '::1'] });
  const address = (path: string) => shop.url.replace('localhost', site.host) + path;

  // The orders exceed the sample's stock.
  beforeAll(() => shop.server.services.db.updateTable('variant').set({ unlimited: true }).execute());

  let visitors = 0;
  const visitPage = async (path: string): Promise<Page> => {
    const { page } = await shop.visit({ screen: 'phone' });
    // Each visitor has an IP address of its own, because unpaid orders are limited per address.
    visitors += 1;
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` });
    if (!/\/(cart|checkout)$/.test(path)) return page;
    await page.goto(address(product));
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    // Pending requests do not belong to the next page.
    await atRest(page);
    return page;
  };
  const expectUsable = async (path: string, { name, loss, isLost }: Part): Promise<void> => {
    const page = await visitPage(path);
    await hastenFileWaits(page);
    const lost = await loseParts(page, { isLost, loss });
    await page.goto(address(path), { waitUntil: 'domcontentloaded' });
    expect([...(await unreadable(page)), ...(await overflowOf(page))]).toEqual([]);
    await doAllOn(page);
    await touchAll(page);
    await untilRequested(lost, name);
    await page.close();
  };

  if (!isLongProof)
    for (const [path, { kind, loss }] of Object.entries(chosen).filter(([path]) => pages.test(path)))
      spec('PLAT-05', `${path}: ${kind} ${loss}; it can be read and used`, () =>
        expectUsable(path, { name: kind, loss, isLost: PART_KINDS[kind] }),
      );
  else
    for (const path of site.paths.filter((path) => pages.test(path)))
      for (const loss of LOSSES)
        spec(
          'PLAT-05',
          `${path}: whatever it fetches ${loss}; it can be read and used`,
          async () => {
            for (const part of await partsOfPage(await visitPage(path), address(path)))
              await expectUsable(path, { name: part, loss, isLost: (request) => partOf(request) === part });
          },
          PROOF_TIMEOUT_MS,
        );
}
