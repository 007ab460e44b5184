import { animoto } from './animoto';
import { vimeo } from './vimeo';
import type { ProviderVideo, VideoProvider } from './video-provider';
import { wistia } from './wistia';
import { youtube } from './youtube';

const PROVIDERS: readonly VideoProvider[] = [vimeo, youtube, wistia, animoto];

/** The video at an address, whichever provider it is at; undefined if no provider has videos at such an address. */
export function findVideo(address: string): ProviderVideo | undefined {
  // Old codes leave the scheme out, or have the one of before.
  const secure = address.replace(/^(?:http:)?\/\//i, 'https://');
  if (!URL.canParse(secure)) return undefined;
  const url = new URL(secure);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  if (!isPlain) return undefined;
  for (const provider of PROVIDERS) {
    const video = provider.read(url);
    if (video) return video;
  }
  return undefined;
}
