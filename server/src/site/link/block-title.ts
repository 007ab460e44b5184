import type { Language } from '../../platform/language';
import type { BlockEditors } from '../block-settings/block-editors';
import { settingsText } from '../search/settings-text';
import type { Block } from 'shared-types/site/page/page';

const LONGEST = 60;

/** What a block is called for owners: its type and the beginning of its text, “Text: Made by hand”. */
export function blockTitle(block: Block, editors: BlockEditors, language: Language): string {
  const names = editors.get(block.type)?.title;
  const type = names?.[language] ?? names?.en ?? '';
  const [text = ''] = settingsText(block, () => '').flatMap((one) => one.trim().split('\n', 1)[0] || []);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
  return [type, shown].filter((part) => part !== '').join(': ') || String(block.type);
}
