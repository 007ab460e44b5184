// @ts-check
import { Problem } from '../problem.mjs';

const HIGHEST_PORT = 65_535;

/** The port in `PORT`; 0 is any free one. @param {number} usual where it is not set */
export function requestedPort(usual) {
  const text = process.env.PORT || String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new Problem(
    `PORT is "${text}": give it a whole number from 0 to ${HIGHEST_PORT}, or leave it out for ${usual}.`,
  );
}
