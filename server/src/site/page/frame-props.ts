import type { FrameProps } from 'shared-types/site/frame';
import type { MatchedPage } from '../directory/site';
import type { RegistryState } from '../registry/registry-state';
import type { ItemContext, PageItem } from './read';
import { versionBase } from './release-of-page';
import { translationsOf } from './translations-of';

/** What the frame says of a page. */
export interface FramePropsInput extends ItemContext {
  readonly matched: MatchedPage;
  readonly state: RegistryState;
  readonly holePrefix: string;
  readonly title: string;
  readonly item: PageItem | undefined;
}

/** What the frame around a page is rendered from. */
export function framePropsOf(input: FramePropsInput): FrameProps {
  const { site, matched, path, origin, state, title, item, holePrefix } = input;
  const { page } = matched;
  const socialImage = item?.picture ?? page.socialImage;
  return {
    site: framedSite(input),
    page: {
      title,
      description: page.description || (item?.excerpt ?? ''),
      canonicalUrl: `${origin}${path}`,
      body: page.body,
      indexed: page.indexed,
      ...(socialImage ? { socialImage: `${origin}${socialImage.src}` } : {}),
      translations: translationsOf(site, page, path),
    },
    fontPreloads: fontPreloads(state, site.profile.theme.fonts),
    structuredData: item?.structuredData ?? [],
    holePrefix,
  };
}

function framedSite({ site: { name, root, profile } }: FramePropsInput): FrameProps['site'] {
  const { tagline, theme, navigation, footer, website } = profile;
  return {
    title: name,
    tagline,
    theme,
    navigation,
    footer,
    ...(website?.badge ? { badge: website.badge } : {}),
    ...(root === '' ? {} : { home: root }),
  };
}

/** The weight of each use that the first screen shows; heavier words of the same family may come a moment later. */
const PRELOADED_WEIGHT = { heading: 500, body: 400 } as const;

function fontPreloads({ shell }: RegistryState, { heading, body }: FrameProps['site']['theme']['fonts']): string[] {
  const files = [`${heading}-${PRELOADED_WEIGHT.heading}`, `${body}-${PRELOADED_WEIGHT.body}`].map(
    (name) => `client/fonts/${name.toLowerCase().replace(' ', '-')}.woff2`,
  );
  return files.filter((file) => shell.manifest.files[file]).map((file) => versionBase(shell.manifest) + file);
}
