import type { SlicePartSettings, SlicePartView } from 'shared-types/blocks/slice';
import type { PropsOf } from 'shared-types/render';
import { SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (settings: SlicePartSettings, view: SlicePartView = {}): PropsOf<'blocks/slice/part'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0b41', type: SLICE_BLOCK_TYPE.part, settings },
  data: { 'blocks/slice/part': view },
});

export const examples = {
  links: sample({ part: 'links', links: [{ title: 'Pictures of the kiln', href: 'https://pictures.example/kiln' }] }),
  navigation: sample({ part: 'navigation' }, { navigation: [{ title: 'Shop', path: '/shop' }] }),
  logo: sample({ part: 'logo' }, { logo: { title: 'Fern & Kiln', path: '/', icon: '/favicon.svg' } }),
  notice: sample({ part: 'notice' }, { notice: 'This website is on trial. It is not finished yet.' }),
  close: sample({ part: 'close', label: 'Not now' }),
} as const;
