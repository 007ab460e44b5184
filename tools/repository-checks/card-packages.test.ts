import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

/** The only place of each of these packages. */
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

const using = (name: string): RegExp => new RegExp(`^(?!import type ).*'${name}(/[^']*)?'`, 'm');

for (const [name, place] of Object.entries(PLACES)) {
  spec('PLAT-07', `${name} is used in ${place}`, () => {
    const users = sources.filter((file) => file.startsWith(place) && using(name).test(readText(file)));
    expect(users).not.toEqual([]);
  });
}
