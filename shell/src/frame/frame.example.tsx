import type { FrameProps } from 'shared-types/site/page/frame';

const shop = {
  site: {
    title: 'Fern & Kiln',
    tagline: 'Stoneware and linen, made in small batches.',
    theme: {
      colors: {
        paper: '#fbf8f2',
        surface: '#f1ebe0',
        ink: '#262a21',
        muted: '#5f6356',
        line: '#dfd7c8',
        accent: '#3b5844',
        onAccent: '#ffffff',
      },
      fonts: { heading: 'Fraunces', body: 'Figtree' },
    },
    navigation: [
      { title: 'Shop', path: '/shop' },
      { title: 'About', path: '/about' },
    ],
    footer: { links: [{ title: 'Contact', path: '/contact' }], note: 'Open on Fridays.' },
  },
  page: {
    title: 'About',
    description: 'Who we are and how we work.',
    canonicalUrl: 'http://shop.test/about',
    body: {
      raw: false,
      layout: {
        columns: 12,
        rows: [
          { columns: [{ span: 12, blocks: ['one', 'two'] }] },
          {
            columns: [
              { span: 5, blocks: ['three'] },
              { span: 7, blocks: [] },
            ],
          },
        ],
      },
    },
    indexed: true,
    socialImage: 'http://shop.test/images/1/about.jpg?format=1500w',
    socialImageDetails: { width: 1500, height: 1000, alt: 'A workbench by a window' },
    translations: [{ locale: 'pl', name: 'Polski', path: '/pl/about', isAlternate: true }],
  },
  fontPreloads: ['/remotes/shell/1.0.0/client/fonts/figtree-400.woff2'],
  structuredData: ['{"@type":"Organization","name":"</script><b>"}'],
  placeholderPrefix: 'placeholder-7f3a-',
} as const satisfies FrameProps;

/** Examples of the page frame. */
export const examples = {
  shop,
  announcing: {
    ...shop,
    announcement: {
      id: 'AAAAAAAAAAAAAAAA',
      text: 'Closed on <b>Friday</b>.',
      link: { title: 'Hours', href: '/hours?a=1&b=2' },
    },
  },
} as const satisfies Readonly<Record<string, FrameProps>>;
