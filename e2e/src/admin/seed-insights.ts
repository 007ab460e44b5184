import { seedOrders, recordAll, type TestRecord } from '../../../server/src/admin/insights/insights.fixture';
import type { Shop } from '../browser/open/shop';
import { shopSiteId } from '../browser/open/shop-site-id';

const DAYS = 60;
const PATHS = ['/', '/shop', '/shop/p/stoneware-mug', '/about', '/journal', `/${'a-long-address-'.repeat(8)}`];
const REMOTES = ['mf-commerce', 'mf-blocks', 'mf-consent', 'shell'];
const VERSIONS = ['0.1.0-0a1b2c3d', '0.1.0-9f8e7d6c'];
/** Age of the second version in days. */
const CHANGED_DAYS_AGO = 3;

/** A deterministic wave over the days. */
const wave = (day: number, least: number, most: number) =>
  Math.round(least + ((most - least) * (1 + Math.sin(day * 0.9) * Math.cos(day * 0.23))) / 2);

export async function seedInsights(shop: Shop): Promise<void> {
  const { db, records } = shop.server.services;
  const id = await shopSiteId(shop);
  const days = Array.from({ length: DAYS }, (_, day) => day);
  await recordAll({ records }, id, days.flatMap(recordsOn));
  await seedOrders(
    db,
    id,
    days.flatMap((day) =>
      Array.from({ length: wave(day, 0, 4) }, (_, order) => ({
        daysAgo: day + order / 50,
        currency: 'USD',
        lines: [
          { title: 'Stoneware mug', quantity: 1 + (order % 2), priceCents: 2400 },
          ...(order % 2
            ? [
                {
                  title: 'Linen apron, undyed, with a title that is rather long for a list',
                  quantity: 1,
                  priceCents: 8900,
                },
              ]
            : []),
        ],
      })),
    ),
  );
}

function recordsOn(day: number): TestRecord[] {
  const version = VERSIONS[day < CHANGED_DAYS_AGO ? 1 : 0] ?? '';
  const daysAgo = day + 0.02;
  return [
    ...PATHS.map((path, index): TestRecord => ({
      kind: 'visit',
      name: 'view',
      path,
      daysAgo,
      times: Math.ceil(wave(day, 8, 60) / (index + 1)),
    })),
    { kind: 'visit', name: 'visit', daysAgo, times: wave(day, 6, 30) },
    { kind: 'visit', name: 'visitor', daysAgo, times: wave(day, 2, 16) },
    ...REMOTES.flatMap((remote, index) =>
      PATHS.slice(0, 3).flatMap((path, place): TestRecord[] => {
        const origin = `${remote}@${version}`;
        const slower = remote === 'mf-commerce' && day < CHANGED_DAYS_AGO ? 2 : 1;
        const value = slower * (900 + 250 * index + 200 * place + wave(day, 0, 400));
        return [
          { kind: 'performance', name: 'lcp', origin, path, daysAgo, value, times: 3 },
          { kind: 'performance', name: 'inp', origin, path, daysAgo, value: value / 12, times: 2 },
          { kind: 'performance', name: 'cls', origin, path, daysAgo, value: 0.02 * (index + 1), times: 2 },
          { kind: 'performance', name: 'file-bytes', origin, path, daysAgo, value: 9000 * (index + 1), times: 1 },
        ];
      }),
    ),
    { kind: 'performance', name: 'ttfb', daysAgo, value: wave(day, 80, 300), times: 8 },
    { kind: 'performance', name: 'fcp', daysAgo, value: wave(day, 500, 1500), times: 8 },
    ...(day % 3 === 1 ? [] : [errorOn(day, version)]),
    ...(day < CHANGED_DAYS_AGO ? [{ ...errorOn(day, version, 'Failed to fetch'), times: 5, path: '/cart' }] : []),
  ];
}

function errorOn(
  day: number,
  version: string,
  message = 'Uncaught TypeError: Cannot read properties of undefined (reading ‘price’)',
): TestRecord {
  const origin = `mf-commerce@${version}`;
  const stack = `TypeError: x\n    at r (https://shop.example/remotes/mf-commerce/${version}/client/cart.js:1:200)\n    at HTMLElement.onclick (https://shop.example/shop:1:20)`;
  return {
    kind: 'error',
    name: '',
    origin,
    path: '/shop',
    daysAgo: day + 0.03,
    times: wave(day, 1, 4),
    data: {
      event: 'error',
      timestamp: 0,
      data: { message, stack, app: origin, url: '/shop', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156' },
    },
  };
}
