import type { ProviderVideo } from './providers/video-provider';

/** Attributes of a button that plays a provider's video; `title` is what the player's frame is called. */
export function videoAttributes({ frame, commands }: ProviderVideo, title: string) {
  return {
    'data-video': frame,
    'data-title': title,
    ...(commands && { 'data-play': commands.play, 'data-pause': commands.pause }),
  } as const;
}
