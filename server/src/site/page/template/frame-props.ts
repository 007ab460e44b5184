import type { FrameProps, SiteLink } from 'shared-types/site/page/frame';
import { isFolder, menuLinks } from 'shared-types/site/page/site-menu';
import type { Picture } from 'shared-types/host/image';
import { albumStructuredData } from '../../album/album-structured-data';
import { storedAlbum } from '../../album/stored-album';
import { tabIconOf } from '../../discovery/icon-picture';
import { offeredWidth } from '../../image/image-width';
import { orderLookupLink } from '../../own-pages/order-lookup-link';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import { addressOfPage } from '../find/address-of-page';
import { fontFiles } from './font-files';
import { frameLookOf } from './frame-look';
import { isPreviewed } from '../preview';
import type { RegistryState } from '../../registry/registry-state';
import type { KnownPage } from './known-page';
import { numberedTitle } from './numbered-title';
import { translationsOf } from './translations-of';

export function framePropsOf(known: KnownPage, placeholderPrefix: string): FrameProps {
  const { site, matched, path, mainOrigin: origin, state, title, item, list, feed, preview } = known;
  const { page } = matched;
  return {
    site: framedSite(known),
    page: {
      title: numberedTitle(site, title, list),
      description: page.description || item?.excerpt || site.profile.tagline,
      canonicalUrl: origin + (item?.path ?? addressOfPage(matched)) + (list?.canonicalQuery ?? ''),
      body: page.body,
      indexed: page.indexed && !isPreviewed(preview),
      ...socialImageOf(item?.picture ?? page.socialImage, origin),
      ...(item?.price ? { price: item.price } : {}),
      translations: translationsOf(site, page, path).map((one) =>
        // Pages 2 and up of a list have no counterpart in other languages.
        list && !list.isItself ? { ...one, isAlternate: false } : one,
      ),
      ...(feed && { feed }),
      ...(list?.previousPath && { previousPath: list.previousPath }),
      ...(list?.nextPath && { nextPath: list.nextPath }),
    },
    // An empty announcement is for accounts only. Pages of the admin area and previews have none.
    ...(page.isAdmin || page.isPreview ? {} : { announcement: known.announcement ?? {} }),
    ...(page.isBare ? { isBare: true } : page.isAdmin ? { isAdmin: true } : {}),
    ...infoBarIn(known),
    ...popupIn(known),
    // The frame of the admin area uses the system's font.
    fontPreloads: page.isAdmin && !page.isBare ? [] : fontPreloads(state, site.profile.theme),
    structuredData: [...(item?.structuredData ?? []), ...albumsOf(page, origin)],
    placeholderPrefix,
  };
}

function framedSite({ site }: KnownPage): FrameProps['site'] {
  const { name, root, profile } = site;
  const { tagline, theme, navigation, footer, website } = profile;
  const [icon, look] = [tabIconOf(site), frameLookOf(site)];
  return {
    title: name,
    tagline,
    theme,
    navigation: menuLinks(navigation),
    ...(navigation.some(isFolder) && { menu: navigation }),
    footer: { ...footer, links: footerLinks(site) },
    ...(website?.badge ? { badge: website.badge } : {}),
    ...(website?.webFonts ? { webFonts: website.webFonts } : {}),
    ...(root === '' ? {} : { home: root }),
    ...(icon === undefined ? {} : { icon }),
    ...(look ? { look } : {}),
  };
}

/** The owner's links, and a link to the order lookup unless the owner has set one. */
function footerLinks(site: Site): readonly SiteLink[] {
  const { navigation, footer } = site.profile;
  const lookup = orderLookupLink(site);
  const isLinked = menuLinks([...navigation, ...footer.links]).some(({ path }) => path === lookup?.path);
  return lookup && !isLinked ? [...footer.links, lookup] : footer.links;
}

/** Bare pages show pages of the site, which have it; the admin area is no page of the site's. */
export function infoBarIn({ site, matched }: Pick<KnownPage, 'site' | 'matched'>): Pick<FrameProps, 'infoBar'> {
  const { mobileInfoBarSettings: infoBar } = site.profile.settings;
  const { isAdmin, isBare } = matched.page;
  return infoBar && infoBar.style !== 'none' && !isAdmin && !isBare ? { infoBar } : {};
}

function popupIn({ site, popup, matched }: KnownPage): Pick<FrameProps, 'popup'> {
  const { over } = matched.page;
  const style = over?.style ?? site.profile.settings.popupOverlaySettings?.style;
  if (!popup || !style) return {};
  return { popup: { style, title: popup.title, body: popup.body, ...(over && { isOpen: true }) } };
}

function albumsOf({ blocks }: SitePage, origin: string): string[] {
  const albums = [...blocks.values()].flatMap((block) => storedAlbum(block) ?? []);
  return albums.map((album) => albumStructuredData(album, origin));
}

/** Link previews show at most 1200 pixels. */
const SOCIAL_WIDTH = offeredWidth(1200);

function socialImageOf(picture: Picture | undefined, origin: string) {
  if (!picture) return {};
  const width = Math.min(picture.width, SOCIAL_WIDTH);
  const height = Math.round((picture.height * width) / picture.width);
  return {
    socialImage: `${origin}${picture.src}?format=${SOCIAL_WIDTH}w`,
    socialImageDetails: { width, height, alt: picture.alt },
  };
}

/** The files visible on the first screen; other files of a family may load later. */
function fontPreloads({ shell }: RegistryState, { fonts, sizes }: FrameProps['site']['theme']): string[] {
  const { manifest } = shell;
  const heading = fontFiles(fonts.heading, manifest);
  const files = [sizes?.headingWeight ? heading.text : heading.heading, fontFiles(fonts.body, manifest).text];
  return [...new Set(files)].filter((file) => file !== undefined);
}
