import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

export const EXAMPLE_IDS = {
  page: '0c6a5f5e-7f0e-4d52-9f42-94f5f8ce7c01',
  text: '5a0f5bfe-3b0e-4b7e-8a2e-2a1f3c9d1b02',
  image: '91d1c7a4-40a7-4a35-9df3-6f0f5c0b7d03',
  spacer: 'c4f1b9d2-1c60-4a5f-8f3e-9b8e2d7a6c04',
} as const;

export function exampleContent(): PageContent {
  const { text, image, spacer } = EXAMPLE_IDS;
  return {
    path: '/about',
    pageType: 1,
    title: 'About us',
    description: 'Who we are.',
    body: {
      raw: false,
      layout: {
        columns: 12,
        rows: [
          { columns: [{ span: 12, blocks: [text] }] },
          {
            columns: [
              { span: 6, blocks: [image] },
              { span: 6, blocks: [spacer] },
            ],
          },
        ],
      },
    },
    blocks: {
      [text]: {
        id: text,
        type: BLOCK_TYPE.text,
        settings: { heading: 'Made by hand', html: '<p>Every pot is <strong>thrown</strong> here.</p>' },
      },
      [image]: { id: image, type: BLOCK_TYPE.image, settings: { picture: { asset: 'kiln' }, layout: 'inline' } },
      [spacer]: { id: spacer, type: BLOCK_TYPE.spacer, settings: { size: 40 } },
    },
  };
}

/** A draft that nobody has changed, with two types of blocks to choose from. */
export function exampleView(changes: Partial<PageEditorView> = {}): PageEditorView {
  return {
    draft: {
      pageId: EXAMPLE_IDS.page,
      content: exampleContent(),
      revision: 0,
      isPublished: true,
      isChanged: false,
      status: 'published',
      changes: [],
      people: [],
    },
    blocks: [
      {
        type: BLOCK_TYPE.text,
        editor: {
          title: { en: 'Text', pl: 'Tekst' },
          group: 'text',
          picture: 'M4 6h16M4 10h16M4 14h10M4 18h13',
          defaults: { html: '<p>Write here.</p>' },
          fields: [
            { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
            { kind: 'rich-text', key: 'html', label: { en: 'Text', pl: 'Tekst' }, longest: 100_000 },
          ],
        },
      },
      {
        type: BLOCK_TYPE.image,
        editor: {
          title: { en: 'Image', pl: 'Obraz' },
          group: 'media',
          picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
          defaults: { layout: 'inline' },
          fields: [
            { kind: 'picture', key: 'picture', label: { en: 'Image', pl: 'Obraz' } },
            { kind: 'text', key: 'caption', label: { en: 'Caption', pl: 'Podpis' }, longest: 300 },
          ],
        },
      },
    ],
    pictures: { kiln: { src: '/images/1/kiln.jpg', width: 1200, height: 800, alt: 'A kiln' } },
    pages: [
      { path: '/', title: 'Home' },
      { path: '/about', title: 'About us' },
      { path: '/journal', title: 'Journal', isCollection: true },
    ],
    forms: [],
    mayPublish: true,
    mayAddScripts: true,
    ...changes,
  };
}
