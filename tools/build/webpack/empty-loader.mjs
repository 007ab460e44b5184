/** Makes an empty module of a style sheet: the build gathers style sheets by itself, and the page has them already. */
export default function emptyLoader() {
  return '';
}
