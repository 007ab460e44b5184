// @ts-check

/** What a new feature promises. @param {import('./check-input.mjs').NewFeature} feature */
export function contractFile({ pascal, displayName, blockType, read, id }) {
  const settings = `/** Settings of the ${displayName}. */
export interface ${pascal}Settings {
  /** Stands above the rest. */
  readonly title: string;
}
`;
  const view = `/** Answer to the read \`${id}/${read}\`. */
export interface ${pascal}View {
  /** Title of the page it is on. */
  readonly pageTitle: string;
}
`;
  return [blockType && settings, read && view].filter(Boolean).join('\n');
}
