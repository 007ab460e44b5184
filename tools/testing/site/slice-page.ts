import type { PageTypeNumber } from '../../../shared-types/src/site/page/page-type';
import { SLICES, type Slice, type SliceContainer, type SliceType } from '../../../shared-types/src/site/page/slice';
import { exampleId } from './example-document';

const TYPES = Object.keys(SLICES) as SliceType[];
const PICTURE = { asset: 'mug' };
const TRACK = { title: 'First firing', src: 'https://sound.example/1.mp3', lengthSeconds: 225 };

const SETTINGS: Readonly<Record<SliceType, Readonly<Record<string, unknown>>>> = {
  heading: { text: 'The heading' },
  'sub-heading': { text: 'The sub-heading' },
  body: { html: '<p>The body</p>' },
  image: { picture: PICTURE, caption: 'The image' },
  gallery: { title: 'The gallery', showTitle: true, items: [{ picture: PICTURE }] },
  video: { title: 'The video', href: 'https://video.example/1', picture: PICTURE },
  'social-icons': { links: [{ title: 'The social icon', href: 'https://pictures.example/kiln' }] },
  buttons: {
    buttons: [
      { label: 'The first button', href: '/' },
      { label: 'The second', href: '/shop' },
    ],
  },
  navigation: {},
  'custom-form': {
    title: 'The custom form',
    fields: [{ id: 'word', type: 'text', title: 'A word', required: false }],
    submitButtonText: 'Send',
    submissionMessage: 'Thank you.',
  },
  newsletter: { title: 'The newsletter', label: 'Email', submitButtonText: 'Join', submissionMessage: 'Thank you.' },
  album: { title: 'The album', tracks: [TRACK] },
  map: { location: { addressTitle: 'The map' } },
  lock: {},
  password: {},
  twitter: { title: 'What was said', href: 'https://short.example/1' },
  logo: {},
  action: { label: 'The action', href: '/shop' },
  'popup-overlay-action': { label: 'Not now' },
  'temp-lock-inject': {},
};

export function sliceOf(type: SliceType, settings: Slice['settings'] = SETTINGS[type], turn = 0): Slice {
  return { id: exampleId(660_000_000 + turn * 100 + TYPES.indexOf(type)), type, settings };
}

/** One slice of each type allowed there, with a picture of the document. */
export function allSlices(container: SliceContainer, picture = PICTURE): Slice[] {
  const isThere = (type: SliceType) => (SLICES[type] as readonly SliceContainer[]).includes(container);
  const settings = JSON.parse(
    JSON.stringify(SETTINGS).replaceAll(JSON.stringify(PICTURE), JSON.stringify(picture)),
  ) as typeof SETTINGS;
  return TYPES.filter(isThere).map((type) => sliceOf(type, settings[type]));
}

/** A page of slices for a document; they may be invalid. */
export function slicePage(pageType: PageTypeNumber, slices: readonly unknown[]) {
  return { path: '/slices', pageType, title: 'Of slices', description: '', slices };
}
