import { MAP_STYLE } from 'shared-types/blocks/map';
import type { MapLook } from './map-look';

/** Roads, water and ground in three colours, without businesses. */
function minimal(ground: string, roads: string, water: string): MapLook['stylers'] {
  return [
    { stylers: [{ saturation: -100 }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'landscape', elementType: 'geometry', stylers: [{ color: ground }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: roads }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  ];
}

export const MAP_LOOKS: readonly MapLook[] = [
  { style: MAP_STYLE.original, name: 'Original', kind: 'roadmap', stylers: [] },
  { style: MAP_STYLE.grayscale, name: 'Grayscale', kind: 'roadmap', stylers: [{ stylers: [{ saturation: -100 }] }] },
  { style: MAP_STYLE.satellite, name: 'Satellite', kind: 'satellite', stylers: [] },
  {
    style: MAP_STYLE.minimalLight,
    name: 'MinimalLight',
    kind: 'roadmap',
    stylers: minimal('#f2f2f0', '#ffffff', '#dcdfe0'),
  },
  {
    style: MAP_STYLE.minimalDark,
    name: 'MinimalDark',
    kind: 'roadmap',
    stylers: [
      ...minimal('#26282b', '#3a3d41', '#17191b'),
      { elementType: 'labels.text.fill', stylers: [{ color: '#d5d7da' }] },
      { elementType: 'labels.text.stroke', stylers: [{ color: '#17191b' }] },
    ],
  },
  {
    style: MAP_STYLE.minimalBlue,
    name: 'MinimalBlue',
    kind: 'roadmap',
    stylers: minimal('#e8eff5', '#ffffff', '#b4cde0'),
  },
];
