import type { CSSProperties, ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLE_COLORS, STYLES_CALLS } from 'shared-types/admin/styles';
import type { PropsOf } from 'shared-types/render';
import { PreviewPage } from '../../parts/preview-page/preview-page.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { DiscardDraft } from '../../parts/site-draft/discard-draft.view';
import { DraftNote, draftNotice } from '../../parts/site-draft/draft-note.view';
import { SaveDraft } from '../../parts/site-draft/save-draft.view';
import { ContrastList } from './contrast-list.view';
import { FontFields } from './fonts/font-fields.view';
import { FontPicker } from './fonts/font-picker.view';
import { PALETTES, type Palette, type PaletteName } from 'shared-types/admin/theme/palettes';
import { SizeFields } from './sizes/size-fields.view';
import { fieldOf, type StylesProps } from './styles-props';
import './styles.css';

/** Colours, fonts and sizes as one form, beside the site's home page. */
export function element({ block, data, form }: PropsOf<'admin/styles/saved'>, host: StylesProps['host']): ReactElement {
  const view = data['admin/styles/saved'];
  const { saved } = view;
  const { text } = host;
  const props = { block: block.id, view, form, host };
  return (
    <PreviewPage
      block={block.id}
      title={text('title')}
      changed={saved?.changed}
      form={
        <SettingsForm
          call={view.sendsChanges ? STYLES_CALLS.patchStyles : STYLES_CALLS.saveStyles}
          sendsChanges={view.sendsChanges}
          page={ADMIN_PATH.styles}
          block={block.id}
          form={form}
          base={saved?.base}
          notice={draftNotice({ saved, host }, form)}
          host={host}
        >
          <DraftNote saved={saved} host={host} />
          {(saved || isTyped(form)) && <Fields {...props} />}
        </SettingsForm>
      }
      frame={{ src: view.home, 'data-sheets': view.sheets?.join(' ') }}
      host={host}
    >
      <DiscardDraft saved={saved} host={host} block={block.id} page={ADMIN_PATH.styles} />
      <FontPicker {...props} />
    </PreviewPage>
  );
}

function Fields(props: StylesProps): ReactElement {
  const { text } = props.host;
  const { saved } = props.view;
  return (
    <>
      <fieldset className="admin-styles__palettes" data-palettes="" hidden>
        <legend>{text('palettes')}</legend>
        {Object.entries(PALETTES).map(([name, palette]) => (
          <PaletteButton
            key={name}
            label={text('palette', { name: name as PaletteName })}
            name={name}
            palette={palette}
          />
        ))}
      </fieldset>
      <fieldset className="admin-styles__colors">
        <legend>{text('colors')}</legend>
        {STYLE_COLORS.map((name) => (
          <LineField key={name} {...fieldOf(props, name)} more={{ type: 'color', dir: 'ltr' }} />
        ))}
      </fieldset>
      <ContrastList {...props} />
      <FontFields {...props} />
      <SizeFields {...props} />
      <p className="admin-muted" role="status" data-changes={saved && JSON.stringify(saved.values)} hidden />
      <SettingsActions host={props.host}>
        <SaveDraft host={props.host} />
      </SettingsActions>
    </>
  );
}

interface PaletteButtonProps {
  readonly label: string;
  readonly name: string;
  readonly palette: Palette;
}

function PaletteButton({ label, name, palette }: PaletteButtonProps): ReactElement {
  const { paper, ink, accent, surface } = palette;
  return (
    <button
      type="button"
      className="admin-styles__palette"
      data-palette={name}
      style={{ background: paper, color: ink, borderColor: ink } as CSSProperties}
    >
      <span className="admin-styles__dots" aria-hidden="true">
        {[ink, accent, surface].map((color) => (
          <span key={color} className="admin-styles__dot" style={{ background: color }} />
        ))}
      </span>
      {label}
    </button>
  );
}
