import { isDeepStrictEqual } from 'node:util';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { jsonValues } from '../import/check/json-values';
import { CODE_TYPES, POST_SUBMIT_KEY } from '../import/store/stored-settings';
import { pointerOf } from '../page-content/pointer';

/** Pointers of what may run a script and was not on the page before: code blocks, and the HTML after a form. */
export function addedScripts(before: PageContent, after: PageContent): string[] {
  return Object.values(after.blocks).flatMap(({ id, type, settings }) => {
    const old = before.blocks[id];
    if (CODE_TYPES.has(type)) {
      const isSame = old?.type === type && isDeepStrictEqual(old.settings, settings);
      return isSame ? [] : [pointerOf(['blocks', id, 'settings'])];
    }
    const known = new Set(old ? scriptsIn(old.settings).map(({ html }) => html) : []);
    return scriptsIn(settings).flatMap(({ html, path }) =>
      html === '' || known.has(html) ? [] : [pointerOf(['blocks', id, 'settings', ...path])],
    );
  });
}

function scriptsIn(settings: unknown) {
  return [...jsonValues(settings)].flatMap(({ path, value }) =>
    path.includes(POST_SUBMIT_KEY) && typeof value === 'string' ? [{ path, html: value }] : [],
  );
}
