import type { SlicePartSettings, SlicePartView } from 'shared-types/blocks/slice';
import { menuLinks } from 'shared-types/site/page/site-menu';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { iconAddress } from '../../site/discovery/icon-address';
import type { Loader } from '../../site/page/loader';
import { SLICE_MESSAGES } from './slice.messages';

/** The site's own data for a slice: navigation, logo or trial notice. Absent data is left out. */
export const partLoader = {
  name: 'blocks/slice/part',
  scope: 'site',
  load: ({ site, block }) => Promise.resolve(viewOf(site, (block.settings as Partial<SlicePartSettings>).part)),
} satisfies Loader<'blocks/slice/part'>;

function viewOf(site: Site, part: SlicePartSettings['part'] | undefined): SlicePartView {
  const { profile, name, root, locale, websiteStatus } = site;
  const { navigation, icon } = profile;
  switch (part) {
    case 'navigation':
      return { navigation: menuLinks(navigation) };
    case 'logo':
      return {
        logo: { title: name, path: root || '/', ...(icon === undefined ? {} : { icon: iconAddress(icon) }) },
      };
    case 'notice':
      return websiteStatus === 'trial' ? { notice: SLICE_MESSAGES[languageOf({ locale })].trial } : {};
    default:
      return {};
  }
}
