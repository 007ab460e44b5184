import { useId, type ReactElement } from 'react';
import type { SiteTheme } from 'shared-types/site/page/frame';
import { rowTheme } from 'shared-types/site/theme/row-theme';
import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { changeSectionColors } from '../commands/row.commands';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';

interface SectionPanelProps extends Pick<EditorProps, 'store' | 'host'> {
  readonly row: number;
  readonly sections: SiteTheme['sections'];
}

/** The colours of the selected section. */
export function SectionPanel({ row, sections, store, host: { text, announcer } }: SectionPanelProps): ReactElement {
  const own = useEditorState(store, ({ content }) => {
    const found = content.body.layout.rows[row];
    return found ? rowTheme(found, sections) : 'light';
  });
  const id = useId();
  const choose = (value: string): void => {
    const theme = SECTION_THEMES.find((name) => name === value);
    if (!theme || theme === own) return;
    store.run(changeSectionColors(row, theme));
    announcer.announce(text('sectionColorsChosen', { theme }));
  };
  return (
    <div className="admin-page-editor__details">
      <div className="field">
        <label htmlFor={id}>{text('sectionColors')}</label>
        <select id={id} value={own} aria-describedby={`${id}-hint`} onChange={({ target: { value } }) => choose(value)}>
          {SECTION_THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {text('sectionTheme', { theme })}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="field__hint">
          {text('sectionColorsHint')}
        </p>
      </div>
    </div>
  );
}
