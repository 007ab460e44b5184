import { versionBase } from '../../../../server/src/site/page/send/release-of-page';
import { openShop } from '../../browser/open/shop';

/** Allowed difference in width of a paragraph before its web font has loaded. */
const TOLERANCE = 0.015;
/** Of families whose sheets the build makes from average widths of letters, without kerning. */
const ROUGH_TOLERANCE = 0.04;
/** A script of joined letters. */
const HARD_TO_MEET: ReadonlySet<string> = new Set(['Sacramento']);
const LOOSE_TOLERANCE = 0.07;
const PARAGRAPH = `We have been making this mug since the studio opened, and have changed only the handle. It holds heat well,
  stands steady on an uneven table, and stacks two deep in a cupboard. Thrown and glazed by hand, so no two are alike.`;

const shop = openShop();

test('a fallback font of this system has the dimensions of the web font', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url);
  const rooms = await page.evaluate(roomsOf, PARAGRAPH);
  expect(rooms.length).toBeGreaterThan(0);
  for (const { family, width, ascent, descent } of rooms) {
    expect({ family, isAlike: Math.abs(width - 1) < TOLERANCE }).toEqual({ family, isAlike: true });
    expect({ family, ascent, descent }).toEqual({ family, ascent: 0, descent: 0 });
  }
});

test('so has one of every family that a site can choose', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url);
  const { manifest } = shop.server.services.registry.current().shell;
  const sheets = manifest.features.flatMap(({ id, css }) =>
    css && id.startsWith('site/font-') ? [`${versionBase(manifest)}${css}`] : [],
  );
  await page.evaluate(addSheets, sheets);
  const rooms = await page.evaluate(roomsOf, PARAGRAPH);
  expect(new Set(rooms.map(({ webFont }) => webFont)).size).toBeGreaterThanOrEqual(sheets.length - 1);
  const wrong = rooms.filter(({ webFont, width, ascent, descent }) => {
    const most = HARD_TO_MEET.has(webFont) ? LOOSE_TOLERANCE : ROUGH_TOLERANCE;
    // A hundredth of a line, by rounding.
    return Math.abs(width - 1) > most || Math.abs(ascent) > 1 || Math.abs(descent) > 1;
  });
  expect(wrong).toEqual([]);
});

async function addSheets(addresses: readonly string[]): Promise<void> {
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  document.head.append(...links);
  await Promise.all(links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
}

/** Width of each installed fallback font relative to the web font, and the difference in line height in pixels. */
async function roomsOf(text: string) {
  const context = document.createElement('canvas').getContext('2d');
  const unquoted = ({ family }: FontFace) => family.replaceAll('"', '');
  const measure = (face: FontFace, family = unquoted(face)) => {
    if (!context) throw new Error('There is no canvas.');
    const weight = face.weight.split(' ').at(-1) ?? '';
    context.font = `${weight} 100px "${family}"`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  };
  const faces = await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const loaded = faces.flatMap((face) => (face.status === 'fulfilled' ? [face.value] : []));
  return loaded.flatMap((face) => {
    const webFont = unquoted(face).replace(/ (?:Arial|Times|Courier|Noto|DejaVu)\b/, '');
    if (webFont === unquoted(face) || webFont.endsWith(' Ext')) return [];
    const [own, theirs] = [measure(face), measure(face, webFont)];
    const { family } = face;
    const [ascent, descent] = [own.ascent - theirs.ascent, own.descent - theirs.descent];
    return [
      { family, webFont, width: own.width / theirs.width, ascent: Math.round(ascent), descent: Math.round(descent) },
    ];
  });
}
