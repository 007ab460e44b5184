import axe from 'axe-core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Shows the server's HTML of a view in the test's page, replacing the former one. */
export function showView(view: ReactElement | null, blockId = 'block'): HTMLElement {
  document.body.innerHTML = `<main><div class="block">${view ? renderToString(view, { identifierPrefix: blockId }) : ''}</div></main>`;
  return document.body.querySelector<HTMLElement>('.block') as HTMLElement;
}

/** Axe's findings in the test's page, one line each. Colours need a real browser. */
export async function axeFindings(): Promise<string[]> {
  // Axe calls it, but jsdom does not draw.
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
