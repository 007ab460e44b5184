import { openShop } from '../../browser/open/shop';

/** Allowed difference in width of a paragraph before its web font has loaded. */
const TOLERANCE = 0.015;
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

/** Width of each installed fallback font relative to the web font, and the difference in line height in pixels. */
async function roomsOf(text: string) {
  const context = document.createElement('canvas').getContext('2d');
  const measure = (face: FontFace, family = face.family) => {
    if (!context) throw new Error('There is no canvas.');
    const weight = face.weight.split(' ').at(-1) ?? '';
    context.font = `${weight} 100px ${family}`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  };
  const faces = await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const loaded = faces.flatMap((face) => (face.status === 'fulfilled' ? [face.value] : []));
  return loaded.flatMap((face) => {
    const webFont = /^"?(.+) (?:Arial|Times|Noto|DejaVu)\b/.exec(face.family)?.[1];
    if (webFont === undefined) return [];
    const [own, theirs] = [measure(face), measure(face, webFont)];
    const { family } = face;
    const [ascent, descent] = [own.ascent - theirs.ascent, own.descent - theirs.descent];
    return [{ family, width: own.width / theirs.width, ascent: Math.round(ascent), descent: Math.round(descent) }];
  });
}
