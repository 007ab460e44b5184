// Names of remotes, checked by the build and by servers that receive a version.

/** Words separated by hyphens. Ours are mf- and one word, and areas are one word, so names never collide. */
const OUTSIDE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
export const LONGEST_NAME = 41;

/**
 * What is wrong with another team's remote name, as a sentence; undefined if it is valid.
 * @param {string} name
 * @param {readonly string[]} areas of the product
 * @returns {string | undefined}
 */
export function outsideNameFault(name, areas) {
  if (!OUTSIDE.test(name) || name.length > LONGEST_NAME)
    return `"${name}" cannot name a remote of another team: take two small words or more with dashes between them, at most ${LONGEST_NAME} letters, like reviews-lab.`;
  const first = name.slice(0, name.indexOf('-'));
  return ['mf', 'shell', ...areas].includes(first)
    ? `"${name}" cannot name a remote of another team: what begins with "${first}" is the product's own. Take another first word.`
    : undefined;
}

/**
 * Whether the product's repository builds it: the shell, or a name that begins with mf-.
 * @param {string} name
 * @returns {boolean}
 */
export function isOfProduct(name) {
  return name === 'shell' || name.startsWith('mf-');
}

/** The area of a remote: the word after `mf-`, or another team's whole name. @param {string} name @returns {string} */
export function areaOf(name) {
  return name === 'shell' ? 'site' : name.replace(/^mf-/, '');
}
