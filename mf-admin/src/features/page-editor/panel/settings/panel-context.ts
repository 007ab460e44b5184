import type { ComponentType } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { EditorField, EditorText } from 'shared-types/site/block-editor';
import type { EditorHost } from '../../page-editor-host';
import type { PageEditorStore } from '../../state/page-editor-store';
import { changeSetting, settingBurst, settingPath, type SettingPath } from '../../commands/setting.commands';
import { ownText } from '../../own-text';
import type { SettingValues } from './setting-values';

/** What all fields of a panel share. */
export interface PanelContext {
  readonly blockId: string;
  readonly view: PageEditorView;
  readonly store: PageEditorStore;
  readonly host: EditorHost;
  /** Draws fields; controls that are made of fields themselves get it from here. */
  readonly Fields: ComponentType<FieldsProps>;
}

export interface FieldsProps {
  readonly fields: readonly EditorField[];
  readonly scope: SettingScope;
  readonly panel: PanelContext;
}

/** The object that a group of fields fills in: the settings of the block, or an item of a list. */
export interface SettingScope {
  readonly path: SettingPath;
  readonly values: SettingValues;
}

export function panelText({ host }: PanelContext, text: EditorText): string {
  return ownText(text, host.context.locale);
}

/** Writes a setting; what is typed into one field in one go is one step of undo. */
export function write(
  { store, blockId }: PanelContext,
  { path }: Pick<SettingScope, 'path'>,
  change: { readonly key: string; readonly value: unknown; readonly isTyped?: boolean },
): void {
  const place = settingPath(path, change.key);
  const burst = change.isTyped ? settingBurst(blockId, place) : undefined;
  store.run(changeSetting({ blockId, path: place, value: change.value }, burst));
}
