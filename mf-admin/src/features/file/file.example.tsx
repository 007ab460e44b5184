import type { FileView } from 'shared-types/admin/files/file';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '92493a38-76e0-4dd7-a6eb-9de5c0da0011';

const whole: FileView = {
  file: {
    id: ID,
    name: 'mug',
    title: 'mug.jpg',
    page: '/config/files/1',
    kind: 'picture',
    contentType: 'image/jpeg',
    address: '/images/mug/mug.jpg',
    picture: { src: '/images/mug/mug.jpg', width: 800, height: 600, alt: 'A mug', focalPoint: { x: 0.25, y: 0.5 } },
    alt: 'A mug',
    folder: 'Ceramics',
    bytes: 240_000,
    sizeText: '240 kB',
    uploadedText: 'November 20, 2026 at 9:00 AM UTC',
  },
  uses: [
    { place: 'block', title: 'Home', path: '/', blockType: 2 },
    { place: 'product', title: 'Stoneware mug', path: '/config/products/1' },
    { place: 'site', title: 'announcement' },
    { place: 'order', title: '' },
  ],
  folders: ['Ceramics', 'Shop'],
  crop: { rotate: 90, left: 0, top: 10.5, width: 100, height: 80 },
  isRendered: true,
  isEditor: true,
  address: `/config/files/${ID}`,
  base: 'version-1',
};

const { picture: _, ...plain } = whole.file;
const { crop: __, ...other } = whole;

const sample = (view: FileView = whole, form?: FormState): PropsOf<'admin/file/details'> => ({
  block: { id: '92493a38-76e0-4dd7-a6eb-9de5c0da0010', type: ADMIN_BLOCK_TYPE.file, settings: {} },
  data: { 'admin/file/details': view },
  ...(form ? { form } : {}),
});

export const examples = {
  picture: sample(),
  document: sample({
    ...other,
    uses: [],
    file: { ...plain, kind: 'document', contentType: 'application/pdf', title: `${'price-'.repeat(30)}.pdf`, alt: '' },
  }),
  saved: sample({ ...whole, done: 'cropped', isRendered: false }),
  looking: sample({ ...whole, isEditor: false }),
  binned: sample({ ...whole, file: { ...whole.file, binnedText: 'November 21, 2026 at 9:00 AM UTC' } }),
  nameless: sample(whole, {
    values: { title: '', base: 'version-1' },
    errors: { title: 'Please enter a file name' },
    message: 'Not saved. Please fix the errors below and save again.',
  }),
  wrongCrop: sample(whole, {
    values: { rotate: '0', left: '60', width: '60', top: '0', height: '100' },
    errors: { width: 'Enter numbers from 0 to 100. The part must lie within the picture.' },
    message: 'Not saved. Please fix the errors below and save again.',
  }),
  question: sample(whole, {
    values: { change: 'delete' },
    errors: {},
    question: 'This file is used on 4 pages. They keep showing it until you choose another file there. Delete it?',
  }),
} as const;
