import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { VideoProvider } from './video-provider';

const HOST = /^(?:www\.)?(?:animoto|video214)\.com$/;
const PATH = /^\/(?:play|embed)\/([A-Za-z0-9_-]{10,40})\/?$/;
const ID = /^[A-Za-z0-9_-]{10,40}$/;
const PLAYER = new URL('play.html', VIDEO_PROVIDERS.animoto.frames);

/** Animoto, where videos are made of pictures. The player's page begins by itself with `options=autostart`, and takes no commands. */
export const animoto: VideoProvider = {
  read(address) {
    const id = idOf(address);
    if (!id) return undefined;
    const parameters = {
      w: 'swf/production/vp1',
      f: id,
      d: '0',
      m: 'p',
      r: '360p+480p+720p',
      i: 'm',
      asset_domain: 's3-p.animoto.com',
      animoto_domain: 'animoto.com',
      options: 'autostart',
    };
    return {
      provider: 'animoto',
      frame: `${PLAYER.href}?${new URLSearchParams(parameters)}`,
      page: `https://animoto.com/play/${id}`,
    };
  },
};

function idOf({ origin, hostname, pathname, searchParams }: URL): string | undefined {
  if (HOST.test(hostname)) return PATH.exec(pathname)?.[1];
  const id = origin + pathname === PLAYER.href ? (searchParams.get('f') ?? '') : '';
  return ID.test(id) ? id : undefined;
}
