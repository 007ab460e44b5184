import type { SiteDocument } from 'shared-types/site/site-document';
import type { BlockEditors } from '../../../block-settings/block-editors';
import { settingsSchema } from '../../../block-settings/settings-schema';
import { issueMessage } from '../issue-message';
import type { Mistake } from '../mistake';

/** Settings must be what the fields of their block's panel can hold. Blocks without a panel are not checked. */
export function checkPanels({ pages }: SiteDocument, editors: BlockEditors): Mistake[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap(({ type, settings }, index) => {
      const editor = editors.get(type);
      const checked = editor && settingsSchema(editor.fields).safeParse(settings, { error: issueMessage });
      return (checked?.error?.issues ?? []).map(({ path, message }) => ({
        path: ['pages', page, 'blocks', index, 'settings', ...path],
        message,
      }));
    }),
  );
}
