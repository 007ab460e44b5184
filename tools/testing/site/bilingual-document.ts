import type { DocumentLanguage, DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument, exampleId } from './example-document';

export const polish = {
  locale: 'pl',
  root: '/pl',
  tagline: 'Sklep do testów',
  navigation: [{ title: 'Sklep', path: '/pl/shop' }],
  footer: { links: [], note: 'Zapraszamy' },
  cookieBanner: {
    cookieBannerText: '<p onclick="x">Używamy plików cookie.</p>',
    cookieBannerCtaText: 'Zgoda',
    cookieBannerOptOutCtaText: 'Nie',
  },
} as const satisfies DocumentLanguage;

/** The example with every page in Polish too, and a product in both shops. */
export function bilingualDocument(): SiteDocument {
  const { site, pages, products, ...rest } = exampleDocument('bilingual', 'bilingual.example');
  const [mug] = products;
  if (!mug) throw new Error('The example has no product.');
  return {
    ...rest,
    site: { ...site, languages: [polish] },
    pages: [...pages, ...pages.map(inPolish)],
    products: [
      mug,
      {
        ...mug,
        slug: 'kubek',
        title: 'Kubek',
        collection: '/pl/shop',
        variants: mug.variants.slice(0, 1).map((variant) => ({ ...variant, sku: 'KUBEK' })),
      },
    ],
  };
}

function inPolish({ path, title, collection, blocks, body, ...page }: DocumentPage, at: number): DocumentPage {
  const fresh = new Map(blocks.map(({ id }, index) => [id, exampleId(900_000_000 + at * 100 + index)]));
  const { layout } = body;
  return {
    ...page,
    path: path === '/' ? '/pl' : `/pl${path}`,
    title: path.includes('{') ? title : `${title} (pl)`,
    ...(collection === undefined ? {} : { collection: `/pl${collection}` }),
    blocks: blocks.map((block) => ({ ...block, id: fresh.get(block.id) ?? '' })),
    body: {
      raw: false,
      layout: {
        ...layout,
        rows: layout.rows.map(({ columns }) => ({
          columns: columns.map((column) => ({ ...column, blocks: column.blocks.map((id) => fresh.get(id) ?? '') })),
        })),
      },
    },
  };
}
