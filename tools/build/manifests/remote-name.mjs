// What a remote may be called: the build says it first, and the server that is sent a version holds it to it.

/** Words with dashes between them; ours are called mf- and one word, areas are one word. So no two can ever be the same. */
const OUTSIDE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
/** The most letters of any remote's name. */
export const LONGEST_NAME = 41;

/**
 * What is wrong with the name of a remote that another team builds, in a sentence; undefined where nothing is.
 * @param {string} name
 * @param {readonly string[]} areas those of the product
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
 * Whether the product's own repository builds it: the shell, or a remote whose name begins with mf-.
 * @param {string} name
 * @returns {boolean}
 */
export function isOfProduct(name) {
  return name === 'shell' || name.startsWith('mf-');
}

/**
 * The area of a remote: the word after `mf-`, or all of the name that another team's remote has.
 * @param {string} name
 * @returns {string}
 */
export function areaOf(name) {
  return name === 'shell' ? 'site' : name.replace(/^mf-/, '');
}
