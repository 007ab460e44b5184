import type { NewFeature } from './check-input.ts';

export function contractFile({ pascal, displayName, hasSettings, loader, id }: NewFeature) {
  const settings = `/** Settings of the ${displayName}. */
export interface ${pascal}Settings {
  /** Heading of the block. */
  readonly title: string;
}
`;
  const view = `/** Data of the loader \`${id}/${loader}\`. */
export interface ${pascal}View {
  /** Title of the page the block is on. */
  readonly pageTitle: string;
}
`;
  return [hasSettings && settings, loader && view].filter(Boolean).join('\n');
}
