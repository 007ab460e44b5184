import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

const IN_THE_PAGE = /^(shell|mf-[a-z]+)\/src\/.*\.tsx?$/;
const TEST_ONLY = /\.(test|example|fixture)\.tsx?$/;
/** The only file that may change the page's address, apart from `SHOP_QUERY`. */
const ADDRESS_PORT = 'shell/src/ports/address.port.ts';
/** A shop keeps its filters in the query of its own page (decision 96). */
const SHOP_QUERY = 'mf-commerce/src/features/shop/shop-address.effects.ts';
/**
 * Where the picture that is open becomes a step of the history, in the address only where the owner of a gallery wants it
 * (decision 101).
 */
const LIGHTBOX_STEP = 'mf-blocks/src/features/lightbox/lightbox-address.effects.ts';
/** The slide of a gallery whose owner wants it in the URL (GAL-28). */
const GALLERY_SLIDE = 'mf-blocks/src/features/gallery/motion/slide-address.effects.ts';
/** The page of a form, which the browser's Back leads to; the URL stays (decision 117). */
const FORM_PAGE = 'mf-forms/src/features/contact-form/logic/follow-pages.effects.ts';
/** Ways to change the address of a page, with a new document or without. */
const CHANGES =
  /\b(pushState|replaceState|navigation\.navigate|location\.(assign|replace|reload|href\s*=(?!=)|hash\s*=(?!=)|search\s*=(?!=)|pathname\s*=(?!=))|(window|document)\.location\s*=(?!=)|window\.open)/g;

const changesIn = (text: string): string[] => [...text.matchAll(CHANGES)].map(([change]) => change);
const files = listFiles().filter((file) => IN_THE_PAGE.test(file) && !TEST_ONLY.test(file));

spec(
  ['ROUTE-01', 'ROUTE-04'],
  'nothing in the page changes its address but the one port that loads another page, a shop its query, an open picture, a slide, and a page of a form',
  () => {
    const own = [ADDRESS_PORT, SHOP_QUERY, LIGHTBOX_STEP, GALLERY_SLIDE, FORM_PAGE];
    const found = files.filter((file) => !own.includes(file) && changesIn(readText(file)).length > 0);
    expect(found).toEqual([]);
    expect(changesIn(readText(ADDRESS_PORT)).sort()).toEqual([
      'location.assign',
      'location.reload',
      'location.replace',
    ]);
    expect(changesIn(readText(GALLERY_SLIDE))).toEqual(['replaceState']);
    for (const file of [SHOP_QUERY, LIGHTBOX_STEP, FORM_PAGE])
      expect([...new Set(changesIn(readText(file)))].sort()).toEqual(['pushState', 'replaceState']);
  },
);

spec(['ROUTE-01', 'ROUTE-04'], 'the search for such changes finds them', () => {
  const changing =
    "history.pushState({}, '', '/x'); view.location.href = '/x'; location.hash = '#x'; window.open('/x');";
  expect(changesIn(changing)).toEqual(['pushState', 'location.href =', 'location.hash =', 'window.open']);
  expect(changesIn("const here = view.location.href; if (location.pathname === '/x') return;")).toEqual([]);
});
