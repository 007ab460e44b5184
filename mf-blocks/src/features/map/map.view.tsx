import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import { mapLink } from './map-link';
import type { messages } from './map.messages';
import { type MapBlock, readMap } from './read-map';
import './map.css';

type MapHost = RenderHost<typeof messages>;

/** A place with picture, address and link. Google's map is loaded on request, if the site has a key. */
export function element({ block }: PropsOf, host: MapHost): ReactElement {
  const map = readMap(block.settings);
  const { title, lines } = map.place;
  const label = title ? host.text('labelOf', { place: title }) : host.text('label');
  const hasKey = host.context.website.mapsKey !== undefined;
  return (
    <section
      className="blocks-map"
      aria-label={label}
      data-map={JSON.stringify({ ...(block.settings as object), picture: undefined })}
    >
      <div className="blocks-map__stage">
        <Still map={map} host={host} />
        {hasKey && <Prompt host={host} />}
        <div className="blocks-map__canvas" data-map-canvas="" tabIndex={-1} hidden />
      </div>
      <div className="blocks-map__text">
        <address className="blocks-map__address">
          {title && <strong>{title}</strong>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <BlockAnchor
          className="blocks-map__link"
          link={{ href: mapLink(map.place), label: host.text('link'), newWindow: true }}
          newWindowText={host.text('newWindow')}
        />
        <p className="blocks-map__status" role="status" data-map-status="" />
      </div>
    </section>
  );
}

/** Stands in for the map: the owner's picture, or a pin on a plain background. */
function Still({ map, host }: { readonly map: MapBlock; readonly host: MapHost }): ReactElement {
  return (
    <div className="blocks-map__still">
      {map.picture ? (
        <PictureImage
          picture={map.picture}
          image={host.image}
          className="blocks-map__picture"
          sizes="(width < 800px) 100vw, 66vw"
        />
      ) : (
        <svg className="blocks-map__pin" viewBox="0 0 24 32" aria-hidden="true">
          <path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1z" />
          <circle cx="12" cy="12" r="4" />
        </svg>
      )}
    </div>
  );
}

/** Shown once it works; nothing is fetched from Google before it is pressed. */
function Prompt({ host }: { readonly host: MapHost }): ReactElement {
  return (
    <div className="blocks-map__prompt" data-map-prompt="">
      <button type="button" className="button" data-map-show="">
        {host.text('show')}
      </button>
      <p className="blocks-map__notice">{host.text('notice')}</p>
    </div>
  );
}
