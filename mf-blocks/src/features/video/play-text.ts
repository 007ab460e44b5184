import type { VideoProps } from './video-props';

/** What a play button says. */
export function playText(title: string | undefined, { text }: VideoProps['host']): string {
  return title ? text('play', { title }) : text('playUnnamed');
}
