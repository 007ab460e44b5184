import type { FilesView, LibraryFile } from 'shared-types/admin/files/files';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '92493a38-76e0-4dd7-a6eb-9de5c0da001';

const mug: LibraryFile = {
  id: `${ID}1`,
  name: 'mug',
  title: 'mug.jpg',
  page: '/config/files/1',
  kind: 'picture',
  contentType: 'image/jpeg',
  address: '/images/mug/mug.jpg',
  picture: { src: '/images/mug/mug.jpg', width: 800, height: 600, alt: 'A mug' },
  alt: 'A mug',
  folder: 'Ceramics',
  bytes: 240_000,
  sizeText: '240 kB',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  uploadedText: 'November 20, 2026 at 9:00 AM UTC',
};

const { picture: _, uploadedAt: __, uploadedText: ___, ...plain } = mug;

const list: LibraryFile = {
  ...plain,
  id: `${ID}2`,
  name: 'upload 2',
  title: `${'price-list-'.repeat(12)}.pdf`,
  kind: 'document',
  contentType: 'application/pdf',
  address: '/api/files/2/price-list.pdf',
  alt: '',
};

const sample = (view: Partial<FilesView> = {}, form?: FormState): PropsOf<'admin/files/list'> => ({
  block: { id: '92493a38-76e0-4dd7-a6eb-9de5c0da000f', type: ADMIN_BLOCK_TYPE.files, settings: {} },
  data: {
    'admin/files/list': {
      terms: '',
      kind: '',
      folder: '',
      only: '',
      sort: 'newest',
      layout: 'grid',
      files: [],
      count: 0,
      folders: [],
      withoutAlt: 0,
      isEditor: true,
      address: '/config/files',
      ...view,
    },
  },
  ...(form ? { form } : {}),
});

const files = [mug, list, { ...mug, id: `${ID}3`, alt: '', title: 'עגיל.png' }];

export const examples = {
  none: sample(),
  some: sample({ files, count: 3, folders: ['Ceramics'], withoutAlt: 1, done: { change: 'upload', count: 2 } }),
  asList: sample({ files, count: 60, layout: 'list', after: `${ID}3`, before: `${ID}1` }),
  looking: sample({ files, count: 3, isEditor: false }),
  notFound: sample({ terms: 'vase', kind: 'video' }),
  bin: sample({ files: [{ ...mug, binnedText: 'November 21, 2026 at 9:00 AM UTC' }], count: 1, only: 'bin' }),
  question: sample(
    { files, count: 3 },
    {
      values: { [`id.${ID}1`]: 'yes', change: 'delete' },
      errors: {},
      question: 'This file is used on 3 pages. They keep showing it until you choose another file there. Delete it?',
    },
  ),
  refused: sample(
    { files, count: 3 },
    {
      values: {},
      errors: { files: 'The file film.exe does not appear to be a supported file.' },
      message: 'Some files could not be uploaded. See the messages below.',
    },
  ),
} as const;
