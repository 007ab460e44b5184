import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { VideoProvider } from './video-provider';

const HOST = /^(?:www\.)?vimeo\.com$/;
/** `/76979871`, `/76979871/<key of an unlisted one>`, and below a channel, a group, a showcase or an album. */
const PAGE =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{1,15})(?:\/([a-z0-9]{4,32}))?\/?$/;
const PLAYER = /^\/video\/(\d{1,15})\/?$/;
const KEY = /^[a-z0-9]{4,32}$/;

const command = (method: string) => JSON.stringify({ method });

/** Vimeo, asked not to track (`dnt`). */
export const vimeo: VideoProvider = {
  read(address) {
    const [id, key] = partsOf(address);
    if (id === undefined) return undefined;
    const parameters = { ...(key !== undefined && { h: key }), autoplay: '1', dnt: '1', playsinline: '1' };
    return {
      provider: 'vimeo',
      frame: `${VIDEO_PROVIDERS.vimeo.frames}/video/${id}?${new URLSearchParams(parameters)}`,
      page: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
      commands: { play: command('play'), pause: command('pause') },
    };
  },
};

function partsOf({ hostname, pathname, searchParams }: URL): readonly [id?: string, key?: string] {
  const given = searchParams.get('h') ?? '';
  const inQuery = KEY.test(given) ? given : undefined;
  if (hostname === 'player.vimeo.com') return [PLAYER.exec(pathname)?.[1], inQuery];
  if (!HOST.test(hostname)) return [];
  const [, id, key = inQuery] = PAGE.exec(pathname) ?? [];
  return [id, key];
}
