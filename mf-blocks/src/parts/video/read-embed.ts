import type { VideoEmbedType } from 'shared-types/blocks/video';
import { findVideo } from './providers/find-video';
import type { ProviderVideo } from './providers/video-provider';

/** What an owner's embed means. Of a code only the address and the size are taken: nothing of its HTML reaches a page. */
export type VideoEmbed =
  | {
      readonly type: Exclude<VideoEmbedType, 'invalid'>;
      readonly video: ProviderVideo;
      /** Size in the code, in pixels; absent if it is not said. */
      readonly size?: { readonly width: number; readonly height: number };
    }
  | { readonly type: 'invalid' };

const INVALID: VideoEmbed = { type: 'invalid' };
/** Codes are some hundred characters long. */
const LONGEST = 5000;
const IFRAME = /<iframe\b[^>]*>/i;
const OBJECT = /<(?:object|embed|param)\b[^>]*>/gi;
const ADDRESS = /\b(?:src|data|value)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Reads the address of a video, or a provider's code for embedding it. */
export function readEmbed(text: string): VideoEmbed {
  const embed = text.trim();
  if (embed.length > LONGEST) return INVALID;
  if (!embed.startsWith('<')) return embedAt('iframe', [embed], '');
  const [frame] = IFRAME.exec(embed) ?? [];
  if (frame) return embedAt('iframe', addressesIn([frame]), frame);
  const objects = embed.match(OBJECT) ?? [];
  return embedAt('object', addressesIn(objects), objects[0] ?? '');
}

function embedAt(type: 'iframe' | 'object', addresses: readonly string[], tag: string): VideoEmbed {
  for (const address of addresses) {
    const video = findVideo(address);
    const size = sizeIn(tag);
    if (video) return { type, video, ...(size && { size }) };
  }
  return INVALID;
}

function addressesIn(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, double, single] = ADDRESS.exec(tag) ?? [];
    return (double ?? single ?? '').replaceAll('&amp;', '&');
  });
}

function sizeIn(tag: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = ['width', 'height'].map((name) => {
    const [, number] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})(?:px)?["'\\s/>]`, 'i').exec(tag) ?? [];
    return Number(number ?? 0);
  });
  return width && height ? { width, height } : undefined;
}
