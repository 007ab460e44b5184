import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { SiteDocument } from 'shared-types/site/site-document';

/** A recognizable UUID for tests. */
export function exampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A small, valid site for tests: three pages, two products, two pictures. Tests change a copy. */
export function exampleDocument(identifier = 'example', host = 'shop.example'): SiteDocument {
  const base = [...identifier].reduce((sum, email) => sum * 31 + email.charCodeAt(0), 7) % 1_000_000;
  const [text, shop, product, form] = [1, 2, 3, 4].map((number) => exampleId(base * 100 + number)) as [
    string,
    string,
    string,
    string,
  ];
  const body = (...blocks: string[]) =>
    ({ raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }) as const;
  return {
    format: 1,
    site: {
      title: 'Example',
      tagline: 'A shop for tests',
      identifier,
      hosts: [host],
      locale: 'en',
      currency: 'EUR',
      settings: {
        storeSettings: {
          expressCheckout: false,
          measurementStandard: 'metric',
          minimumSubtotalCents: 0,
          scarcityThreshold: 3,
        },
        useEscapeKeyToLogin: false,
        commentsEnabled: false,
      },
      // All buyers of a test share one address.
      unpaidOrders: { mostPerHour: 1000 },
      cookieSettings: {
        isCookieBannerEnabled: true,
        cookieBannerText: 'We use cookies.',
        cookieBannerCtaText: 'Accept',
        cookieBannerOptOutCtaText: 'Decline',
        cookieBannerPosition: 'BOTTOM',
        cookieBannerTheme: 'DARK',
        cookieBannerVariant: 'BAR',
        cookieBannerCtaVariant: 'BUTTON',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        isRestrictiveCookiePolicyEnabled: true,
        isVisitorDataRestricted: false,
        isRestrictiveCookiePolicyAbsolute: false,
      },
      theme: {
        colors: {
          paper: '#ffffff',
          surface: '#f4f4f4',
          ink: '#111111',
          muted: '#555555',
          line: '#dddddd',
          accent: '#224466',
          onAccent: '#ffffff',
        },
        fonts: { heading: 'system', body: 'system' },
      },
      navigation: [{ title: 'Shop', path: '/shop' }],
      footer: { links: [], note: '' },
    },
    assets: [
      { name: 'mug', file: 'mug.jpg', alt: 'A mug' },
      { name: 'logo', file: 'logo.png', alt: '', focalPoint: { x: 0.25, y: 0.75 } },
    ],
    pages: [
      {
        path: '/',
        pageType: PAGE_TYPE.page,
        title: 'Home',
        description: 'Welcome',
        socialImage: 'mug',
        body: body(text, form),
        blocks: [
          {
            id: text,
            type: BLOCK_TYPE.text,
            settings: { html: '<p onclick="x">Hello</p>', picture: { asset: 'logo' } },
          },
          { id: form, type: BLOCK_TYPE.form, settings: exampleForm },
        ],
      },
      {
        path: '/shop',
        pageType: PAGE_TYPE.page,
        title: 'Shop',
        description: '',
        body: body(shop),
        blocks: [{ id: shop, type: BLOCK_TYPE.shop, settings: {} }],
      },
      {
        path: '/shop/p/{slug}',
        pageType: PAGE_TYPE.contentItem,
        title: '{title}',
        description: '',
        collection: '/shop',
        body: body(product),
        blocks: [{ id: product, type: BLOCK_TYPE.product, settings: {} }],
      },
    ],
    products: [
      {
        slug: 'mug',
        productType: 1,
        title: 'Mug',
        excerpt: 'A mug.',
        descriptionHtml: '<p>Hold it.<script>x</script></p>',
        collection: '/shop',
        pictures: ['mug'],
        optionNames: ['Size'],
        variants: [
          { sku: 'MUG-S', priceCents: 1000, qtyInStock: 5, unlimited: false, options: ['Small'], picture: 'mug' },
          {
            sku: '',
            priceCents: 1500,
            salePriceCents: 1200,
            onSale: true,
            qtyInStock: 2,
            unlimited: false,
            options: ['Large'],
          },
        ],
      },
      {
        slug: 'guide',
        productType: 2,
        title: 'Guide',
        excerpt: '',
        descriptionHtml: '',
        collection: '/shop',
        pictures: [],
        optionNames: [],
        variants: [{ sku: 'GUIDE', priceCents: 700, qtyInStock: 0, unlimited: true, options: [] }],
      },
    ],
    shippingOptions: [{ name: 'Post', costCents: 490, countries: ['DE', 'FR'] }],
    paymentMethods: [{ id: 'offline', instructions: 'Pay on delivery.' }],
  };
}

export const exampleForm = {
  title: 'Write to us',
  fields: [
    { id: 'who', type: 'name', title: 'Name', required: true },
    { id: 'mail', type: 'email', title: 'Email', required: true },
    { id: 'about', type: 'select', title: 'Subject', required: false, options: ['Order', 'Other'] },
    { id: 'days', type: 'checkbox', title: 'Days', required: false, options: ['Monday', 'Tuesday'] },
    { id: 'words', type: 'textarea', title: 'Message', required: true, maxLength: 500 },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. We will write back.',
};
