import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { VideoProvider } from './video-provider';

/** A business has a host of its own. */
const HOST = /^(?:[a-z0-9-]+\.)?(?:wistia\.(?:com|net)|wi\.st)$/;
const PATH = /^\/(?:medias|embed\/iframe|embed\/medias)\/([a-z0-9]{6,20})(?:\.jsonp?)?\/?$/;

/** Wistia, where businesses have their videos; asked not to track. Its player takes commands from its own script alone. */
export const wistia: VideoProvider = {
  read({ hostname, pathname }) {
    const id = HOST.test(hostname) ? PATH.exec(pathname)?.[1] : undefined;
    if (!id) return undefined;
    return {
      provider: 'wistia',
      frame: `${VIDEO_PROVIDERS.wistia.frames}/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
      page: `https://fast.wistia.net/embed/iframe/${id}`,
    };
  },
};
