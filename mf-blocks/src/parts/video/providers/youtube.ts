import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { VideoProvider } from './video-provider';

const HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
/** Old codes have parameters behind `&` alone. */
const PATH = /^\/(?:embed|v|e|shorts|live)\/([^/&]+)/;
/** A list of videos and a channel's stream have names as long as an id where ids stand. */
const ID = /^(?!videoseries$|live_stream$)[A-Za-z0-9_-]{11}$/;
/** Seconds, or as YouTube shares them: `1h2m3s`. */
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;

const command = (func: string) => JSON.stringify({ event: 'command', func, args: '' });

/** YouTube, by its host that sets no cookies before a video plays. `enablejsapi` lets the player take commands. */
export const youtube: VideoProvider = {
  read(address) {
    const id = idOf(address);
    if (!id) return undefined;
    const start = secondsOf(address.searchParams.get('t') ?? address.searchParams.get('start') ?? '');
    const parameters = {
      autoplay: '1',
      enablejsapi: '1',
      playsinline: '1',
      rel: '0',
      ...(start > 0 && { start: `${start}` }),
    };
    return {
      provider: 'youtube',
      frame: `${VIDEO_PROVIDERS.youtube.frames}/embed/${id}?${new URLSearchParams(parameters)}`,
      page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
      commands: { play: command('playVideo'), pause: command('pauseVideo') },
    };
  },
};

function idOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const id = hostname === 'youtu.be' ? pathname.slice(1) : HOST.test(hostname) ? inPath(pathname, searchParams) : '';
  return ID.test(id) ? id : undefined;
}

function inPath(pathname: string, searchParams: URLSearchParams): string {
  return pathname === '/watch' ? (searchParams.get('v') ?? '') : (PATH.exec(pathname)?.[1] ?? '');
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
