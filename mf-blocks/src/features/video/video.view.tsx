import type { CSSProperties, ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { EmbeddedVideo } from './embedded-video.view';
import { FileVideo } from './file-video.view';
import { readVideo, type VideoBlock } from './read-video';
import type { VideoProps } from './video-props';
import './video.css';

/** A video with a line under it: a file of the site, or a picture that stands for a provider's video until somebody plays it. */
export function element({ block }: PropsOf, host: VideoProps['host']): ReactElement {
  const video = readVideo(block.settings);
  const { source, mode } = video;
  if (source.kind === 'invalid' || source.kind === 'basicAccount')
    return <p className="blocks-video__invalid">{host.text(source.kind)}</p>;
  return (
    <figure className={`blocks-video blocks-video--${mode}`} style={shapeOf(video)}>
      {source.kind === 'file' ? (
        <FileVideo file={source.file} video={video} host={host} />
      ) : (
        <EmbeddedVideo source={source.video} video={video} host={host} />
      )}
    </figure>
  );
}

/** What the style sheet counts with: the shapes of the video and of its place. */
function shapeOf({ aspectPercent, placeRatio }: VideoBlock): CSSProperties {
  const own = `100 / ${aspectPercent}`;
  return { '--own': own, '--place': placeRatio ?? own } as CSSProperties;
}
