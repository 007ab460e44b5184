import type { ValueField } from 'shared-types/site/block-editor';
import type { EditorHost } from '../../page-editor-host';

const LONGEST = 200;
const MOST_ZOOM = 22;

/** The parts of an address as fields of the panel; `key` is that of the place. */
export function placeFields(key: string, text: EditorHost['text']): readonly ValueField[] {
  const line = (name: string, label: string): ValueField => ({
    kind: 'text',
    key: `${key}.${name}`,
    label: { en: label },
    longest: LONGEST,
  });
  const degrees = (name: string, label: string, most: number): ValueField => ({
    kind: 'number',
    key: `${key}.${name}`,
    label: { en: label },
    least: -most,
    most,
    step: 0.0001,
    unit: '°',
  });
  return [
    line('addressTitle', text('panelPlaceTitle')),
    line('addressLine1', text('panelPlaceLine1')),
    line('addressLine2', text('panelPlaceLine2')),
    line('addressCountry', text('panelPlaceCountry')),
    degrees('mapLat', text('panelLatitude'), 90),
    degrees('mapLng', text('panelLongitude'), 180),
    { kind: 'number', key: `${key}.mapZoom`, label: { en: text('panelZoom') }, least: 0, most: MOST_ZOOM },
  ];
}
