import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

/** Where each package of the card does what it is made for. */
const PLACES: Readonly<Record<string, string>> = {
  react: 'mf-commerce/src/features/',
  'react-dom': 'shell/src/',
  webpack: 'tools/build/',
  '@module-federation/enhanced': 'tools/build/',
  'ts-loader': 'tools/build/',
  '@reduxjs/toolkit': 'mf-commerce/src/features/cart/',
  rxjs: 'shell/src/host/bus/',
  '@glidejs/glide': 'mf-blocks/src/parts/slides/',
  '@googlemaps/js-api-loader': 'mf-blocks/src/features/map/',
  jest: 'tools/checks/',
  puppeteer: 'tools/testing/',
};

const sources = listFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|dom\.test|e2e)\./.test(file));

/** Its name, or that of one of its modules, where more than types is taken from it. */
const using = (name: string): RegExp => new RegExp(`^(?!import type ).*'${name}(/[^']*)?'`, 'm');

for (const [name, place] of Object.entries(PLACES)) {
  spec('PLAT-07', `${name} is used in ${place}`, () => {
    const users = sources.filter((file) => file.startsWith(place) && using(name).test(readText(file)));
    expect(users).not.toEqual([]);
  });
}
