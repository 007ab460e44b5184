import type { SlicePartSettings } from 'shared-types/blocks/slice';
import { BLOCK_TYPE, BLOCK_VARIANT, LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { Slice, SliceType } from 'shared-types/site/page/slice';
import type { z } from 'zod';
import { lastingId } from '../own-pages/lasting-id';
import type { SLICE_SETTINGS } from './slice-settings.schema';

type Made = Pick<Block, 'type' | 'settings' | 'variant'>;
type SettingsOf<T extends SliceType> = z.output<(typeof SLICE_SETTINGS)[T]>;

/** How each type of slice becomes blocks. */
const MAKERS: { readonly [T in SliceType]: (settings: SettingsOf<T>) => readonly Made[] } = {
  heading: ({ text }) => [{ type: BLOCK_TYPE.text, settings: { heading: text } }],
  'sub-heading': ({ text }) => [{ type: BLOCK_TYPE.text, settings: { heading: text, headingLevel: 3 } }],
  body: (settings) => [{ type: BLOCK_TYPE.text, settings }],
  image: (settings) => [{ type: BLOCK_TYPE.image, settings }],
  gallery: (settings) => [{ type: BLOCK_TYPE.gallery, settings }],
  video: ({ title, href, picture }) => [
    picture === undefined ? outwards({ title, href }) : film({ title, href, picture }),
  ],
  'social-icons': ({ links }) => [part({ part: 'links', links })],
  buttons: ({ buttons }) => buttons.map(button),
  navigation: () => [part({ part: 'navigation' })],
  'custom-form': (settings) => [{ type: BLOCK_TYPE.form, settings }],
  newsletter: (settings) => [{ type: BLOCK_TYPE.newsletter, settings }],
  album: (settings) => [{ type: BLOCK_TYPE.album, settings }],
  map: (settings) => [{ type: BLOCK_TYPE.map, settings }],
  // Replaced by the kind of the lock when a lock screen is shown.
  lock: () => [{ type: LOCK_BLOCK_TYPE.membersOnly, settings: {} }],
  password: (settings) => [{ type: LOCK_BLOCK_TYPE.password, settings }],
  twitter: (settings) => [outwards(settings)],
  logo: () => [part({ part: 'logo' })],
  action: (link) => [button(link)],
  'popup-overlay-action': ({ label, href }) => [
    href === undefined ? part({ part: 'close', label }) : button({ label, href }),
  ],
  'temp-lock-inject': () => [part({ part: 'notice' })],
};

/** The blocks of a slice with valid settings. The first has the slice's id. */
export function sliceBlocks({ id, type, variant, settings }: Slice): readonly Block[] {
  const make = MAKERS[type] as (settings: unknown) => readonly Made[];
  return make(settings).map((made, index) => ({
    ...(variant === undefined ? {} : { variant }),
    ...made,
    id: index === 0 ? id : lastingId(`slice ${id} ${index}`),
  }));
}

function part(settings: SlicePartSettings): Made {
  return { type: SLICE_BLOCK_TYPE.part, settings };
}

interface Link {
  readonly label: string;
  readonly href: string;
  readonly newWindow?: boolean | undefined;
}

function button(link: Link): Made {
  return { type: BLOCK_TYPE.button, settings: { link } };
}

interface Elsewhere {
  readonly title: string;
  readonly href: string;
}

function outwards({ title, href }: Elsewhere): Made {
  return { type: BLOCK_TYPE.button, settings: { link: { label: title, href, newWindow: true }, look: 'quiet' } };
}

/** A picture with a play button, as galleries show videos. */
function film({ title, href, picture }: Elsewhere & { readonly picture: unknown }): Made {
  const link = { label: title, href, newWindow: true };
  const items = [{ media: 'video', picture, caption: title, link }];
  return {
    type: BLOCK_TYPE.gallery,
    variant: BLOCK_VARIANT.galleryGrid,
    settings: { title, items, 'thumbnails-per-row': 1, imageAspectRatio: 'Auto' },
  };
}
