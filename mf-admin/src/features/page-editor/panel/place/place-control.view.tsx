import type { ReactElement } from 'react';
import type { FoundPlace } from 'shared-types/admin/places';
import type { ControlProps } from '../fields/control-props';
import { isValues } from '../settings/setting-values';
import { placeFields } from './place-fields';
import { usePlaces } from './use-places.effects';

const LONGEST_TERMS = 200;

/** An address: found by a search, or written by hand. */
export function PlaceControl({ field, value, control, scope, panel, onChange }: ControlProps<'place'>): ReactElement {
  const { host } = panel;
  const { text } = host;
  const places = usePlaces(host);
  const choose = async (found: FoundPlace): Promise<void> => {
    const place = await places.pick(found);
    if (!place) return;
    const { lat, lng, label, address } = place;
    onChange({
      ...(isValues(value) && 'mapZoom' in value && { mapZoom: value['mapZoom'] }),
      mapLat: lat,
      mapLng: lng,
      addressTitle: label.split(',', 1)[0] ?? label,
      addressLine1: address || label,
    });
    host.announcer.announce(text('panelPlaceTaken', { label }));
  };
  return (
    <>
      <div className="field">
        <label htmlFor={`${control.id}-search`}>{text('panelPlaceSearch')}</label>
        <input
          id={`${control.id}-search`}
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_TERMS}
          value={places.terms}
          onChange={({ target }) => places.search(target.value)}
        />
      </div>
      <ul className="admin-page-editor__found" aria-busy={places.state === 'loading'}>
        {places.found.map((found) => (
          <li key={found.placeId}>
            <button type="button" className="admin-page-editor__link" onClick={() => void choose(found)}>
              <bdi>{found.label}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {places.state === 'ready' && places.found.length === 0 && <p role="status">{text('panelNoPlaces')}</p>}
      {places.state === 'failed' && <p role="status">{text('panelPlacesFailed')}</p>}
      <panel.Fields fields={placeFields(field.key, text)} scope={scope} panel={panel} />
    </>
  );
}
