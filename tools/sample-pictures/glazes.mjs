/** The studio's glazes. `heights` say where bare clay ends and where the rim is. */
import { glaze } from './ceramic.mjs';

/** A soft grey-green satin, darker where it pools. */
export const fernGlaze = (heights, more) =>
  glaze('#8d9685', {
    pooled: '#6f7b6c',
    broken: '#a07a52',
    speck: 0.45,
    roughness: 0.2,
    ...heights,
    ...more,
  });

/** Warm oatmeal with iron specks: the studio's everyday glaze. */
export const oatGlaze = (heights, more) =>
  glaze('#e2d6c2', {
    pooled: '#d2c2a8',
    broken: '#b08760',
    speck: 0.8,
    roughness: 0.24,
    ...heights,
    ...more,
  });

/** Glossy green-black that breaks to rust on edges. */
export const inkGlaze = (heights, more) =>
  glaze('#2f443b', {
    pooled: '#1e2f29',
    broken: '#7d5a40',
    speck: 0.15,
    roughness: 0.1,
    ...heights,
    ...more,
  });

/** Milky white, barely specked. */
export const milkGlaze = (heights, more) =>
  glaze('#ece6db', {
    pooled: '#dfd6c8',
    broken: '#b59373',
    speck: 0.25,
    roughness: 0.22,
    ...heights,
    ...more,
  });

/** Terracotta rose, matte. */
export const clayGlaze = (heights, more) =>
  glaze('#b0907a', {
    pooled: '#9c7b66',
    broken: '#7d5540',
    speck: 0.4,
    roughness: 0.42,
    ...heights,
    ...more,
  });

/** Charcoal satin. */
export const charcoalGlaze = (heights, more) =>
  glaze('#4a4742', {
    pooled: '#37342f',
    broken: '#7a5a40',
    speck: 0.2,
    roughness: 0.26,
    ...heights,
    ...more,
  });
