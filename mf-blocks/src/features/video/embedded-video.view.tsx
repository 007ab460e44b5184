import type { ReactElement } from 'react';
import { VIDEO_PROVIDERS, VIDEO_THUMBNAIL_RATIO } from 'shared-types/blocks/video';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ProviderVideo } from '../../parts/video/providers/video-provider';
import { videoAttributes } from '../../parts/video/video-attributes';
import { PlayIcon } from './play-icon.view';
import { playText } from './play-text';
import type { VideoProps } from './video-props';

interface EmbeddedVideoProps extends VideoProps {
  readonly source: ProviderVideo;
}

/**
 * What stands for a provider's video until somebody plays it: nothing of it is fetched from the provider. Without script the
 * play icon is a link to the provider's page, as it is on sites that never allow what needs consent.
 */
export function EmbeddedVideo({ source, video, host }: EmbeddedVideoProps): ReactElement {
  const { title, caption, picture, isSizeKnown, aspectPercent } = video;
  const provider = VIDEO_PROVIDERS[source.provider].name;
  const label = title ? host.text('watch', { title, provider }) : host.text('watchUnnamed', { provider });
  const newWindow = host.text('newWindow');
  const isPlayable = !host.context.cookieSettings.isRestrictiveCookiePolicyAbsolute;
  const name = <span className={picture ? 'visually-hidden' : 'blocks-video__name'}>{playText(title, host)}</span>;
  return (
    <>
      <div className="blocks-video__stage">
        {picture && (
          <PictureImage
            picture={{ ...picture, alt: '' }}
            image={host.image}
            className="blocks-video__picture"
            sizes="(width < 800px) 100vw, 60vw"
            aspectRatio={isSizeKnown ? 100 / aspectPercent : VIDEO_THUMBNAIL_RATIO}
          />
        )}
        <a
          className={isPlayable ? 'blocks-video__overlay blocks-video__overlay--plain' : 'blocks-video__overlay'}
          href={source.page}
          target="_blank"
          rel="noopener"
        >
          <PlayIcon />
          {name}
          <span className="visually-hidden"> {newWindow}</span>
        </a>
        {isPlayable && (
          <button
            type="button"
            className="blocks-video__overlay blocks-video__overlay--live"
            {...videoAttributes(source, title ?? host.text('name'))}
          >
            <PlayIcon />
            {name}
          </button>
        )}
      </div>
      <figcaption>
        {caption && <p className="blocks-video__caption">{caption}</p>}
        <p className="blocks-video__notice">
          {isPlayable && `${host.text('notice', { provider })} `}
          <BlockAnchor
            className="blocks-video__link"
            link={{ href: source.page, label, newWindow: true }}
            newWindowText={newWindow}
          />
        </p>
        {isPlayable && (
          <p className="blocks-video__consent" data-video-consent="" hidden>
            {host.text('consent', { provider })}
          </p>
        )}
      </figcaption>
    </>
  );
}
