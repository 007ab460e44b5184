import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { messages } from './album.messages';
import { readAlbum, type Album } from './read-album';
import { trackTime } from './track-time';
import './album.css';

type AlbumHost = RenderHost<typeof messages>;

/** A cover, its description and its tracks. The browser plays them; no track is fetched before it is played. */
export function element({ block }: PropsOf, host: AlbumHost): ReactElement {
  const album = readAlbum(block.settings);
  // Safari hides the list semantics of lists without bullets unless the role is explicit.
  const list = { role: 'list' };
  return (
    <section className="blocks-album" aria-label={album.title}>
      <About album={album} host={host} />
      <div className="blocks-album__sound">
        <ol className="blocks-album__tracks" {...list}>
          {album.tracks.map((track, index) => (
            <Track key={index} track={track} id={`album-${block.id}-${index}`} host={host} />
          ))}
        </ol>
        <p className="blocks-album__notice">{host.text('notice', { hosts: album.hosts.join(', ') })}</p>
      </div>
    </section>
  );
}

function About({ album: { title, artist, description, picture }, host }: { album: Album; host: AlbumHost }) {
  return (
    <div className="blocks-album__about">
      {picture && (
        <PictureImage
          picture={picture}
          image={host.image}
          className="blocks-album__cover"
          sizes="(width < 800px) 100vw, 18rem"
          aspectRatio={1}
        />
      )}
      <div className="blocks-album__text">
        <h2>{title}</h2>
        {artist && <p className="blocks-album__by">{artist}</p>}
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}

interface TrackProps {
  readonly track: Album['tracks'][number];
  readonly id: string;
  readonly host: AlbumHost;
}

function Track({ track: { title, artist, src, lengthSeconds }, id, host }: TrackProps): ReactElement {
  return (
    <li className="blocks-album__track" data-album-track={title}>
      <p className="blocks-album__name" id={id}>
        <span className="blocks-album__title">{title}</span>
        {artist && <span className="blocks-album__artist">{artist}</span>}
      </p>
      <span className="blocks-album__state" data-album-state="">
        {trackTime(lengthSeconds)}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Music has no captions; what it is stands beside it. */}
      <audio className="blocks-album__player" controls preload="none" src={src} aria-labelledby={id}>
        <a href={src}>{host.text('file')}</a>
      </audio>
    </li>
  );
}
