import type { VideoProviderKey } from 'shared-types/blocks/video';

/** A video at a provider. */
export interface ProviderVideo {
  readonly provider: VideoProviderKey;
  /** Address of the player's page, which begins to play as soon as it is there. */
  readonly frame: string;
  /** Address of the video's own page at the provider. */
  readonly page: string;
  /** What is posted to the player; without commands the player is taken away in place of a pause. */
  readonly commands?: { readonly play: string; readonly pause: string };
}

/** One provider: which addresses are its videos. */
export interface VideoProvider {
  /** The video at an `https:` address; undefined if the address is none of the provider's. */
  read(address: URL): ProviderVideo | undefined;
}
