import axe from 'axe-core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts the server's HTML of a view into the test's page, in place of what was there. */
export function showView(view: ReactElement | null, blockId = 'block'): HTMLElement {
  document.body.innerHTML = `<main><div class="block">${view ? renderToString(view, { identifierPrefix: blockId }) : ''}</div></main>`;
  return document.body.querySelector<HTMLElement>('.block') as HTMLElement;
}

/** What axe finds wrong with the test's page, a line each. Colours need a real browser. */
export async function axeFindings(): Promise<string[]> {
  // Asked by axe, and missing here: letters are not drawn in jsdom.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
