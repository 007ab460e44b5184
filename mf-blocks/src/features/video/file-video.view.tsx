import type { ReactElement } from 'react';
import type { VideoFile } from 'shared-types/blocks/video';
import { pictureAddress } from '../../parts/picture/picture-address';
import { PlayIcon } from './play-icon.view';
import { playText } from './play-text';
import type { VideoProps } from './video-props';

/** A poster has one candidate for all screens. */
const POSTER_WIDTH = 1000;

interface FileVideoProps extends VideoProps {
  readonly file: VideoFile;
}

/** The browser's own player; the play button over it shows once it works. */
export function FileVideo({ file, video, host }: FileVideoProps): ReactElement {
  const { title, caption, picture } = video;
  const { width, height, captions = [] } = file;
  const poster = picture && pictureAddress(picture, POSTER_WIDTH);
  return (
    <>
      <div className="blocks-video__stage">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The site's owner adds captions where there are words. */}
        <video
          controls
          playsInline
          // Without a picture of the owner's, the video's first one is shown.
          preload={poster ? 'none' : 'metadata'}
          aria-label={title ?? host.text('name')}
          {...(poster && { poster })}
          {...(width && { width, height })}
        >
          <source src={file.src} type={file.type} />
          {captions.map(({ src, locale, label }, index) => (
            <track key={index} kind="captions" src={src} srcLang={locale} label={label} />
          ))}
          <a href={file.src}>{host.text('file')}</a>
        </video>
        <button type="button" className="blocks-video__overlay" data-video="" hidden>
          <PlayIcon />
          <span className="visually-hidden">{playText(title, host)}</span>
        </button>
      </div>
      {caption && <figcaption className="blocks-video__caption">{caption}</figcaption>}
    </>
  );
}
