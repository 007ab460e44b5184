import { COPYRIGHT_PLACEHOLDER, type FrameLook, type HeaderButton } from 'shared-types/site/page/site-look';
import { dayIn, startOfDay } from '../../../platform/time-zone/local-day';
import type { Site } from '../../directory/site';
import { iconPictureAddress } from '../../discovery/icon-picture';

const YEAR_LENGTH = 'yyyy'.length;
const { year: YEAR, name: NAME } = COPYRIGHT_PLACEHOLDER;

/** What the page frame shows of a site's look; undefined where its owners have chosen nothing. */
export function frameLookOf(site: Site, now = new Date()): FrameLook | undefined {
  const { name, profile, lookPictures } = site;
  const { look } = profile;
  if (!look) return undefined;
  const { logo, button: ownButton, icon: _, copyright: __, translations: ___, ...shown } = look;
  const [button, copyright] = [buttonIn(site, ownButton), copyrightIn(site)];
  const { logo: picture, icon } = lookPictures;
  return {
    ...shown,
    ...(logo && picture && { logo: { picture: { ...picture, alt: logo.alt ?? name }, height: logo.height } }),
    ...(icon && { touchIcon: iconPictureAddress(icon, 'phone') }),
    ...(button && { button }),
    ...(copyright !== undefined && { copyright: copyrightText(copyright, site, now) }),
  };
}

/** The moment at which another year is shown; undefined where none is. */
export function yearChangesAt({ profile, locale, timeZone }: Site, now = new Date()): Date | undefined {
  if (!copyrightIn({ profile, locale })?.includes(YEAR)) return undefined;
  return startOfDay(`${Number(yearIn(timeZone, now)) + 1}-01-01`, timeZone);
}

function copyrightIn({ profile: { look }, locale }: Pick<Site, 'profile' | 'locale'>): string | undefined {
  return look?.translations?.[locale]?.copyright ?? look?.copyright;
}

/** With the texts of the site's language. */
function buttonIn(site: Site, button: HeaderButton | undefined): HeaderButton | undefined {
  const { title, href } = site.profile.look?.translations?.[site.locale]?.button ?? {};
  return button && { title: title ?? button.title, href: href ?? inLanguage(site, button.href) };
}

function copyrightText(copyright: string, { name, timeZone }: Site, now: Date): string {
  return copyright.replaceAll(YEAR, () => yearIn(timeZone, now)).replaceAll(NAME, () => name);
}

function yearIn(timeZone: string, now: Date): string {
  return dayIn(timeZone, now).slice(0, YEAR_LENGTH);
}

/** The same page in the site's other language; every page of the owner has one there. */
function inLanguage({ root, pageAt }: Site, href: string): string {
  const translated = root + href;
  return root !== '' && href.startsWith('/') && pageAt(translated) ? translated : href;
}
