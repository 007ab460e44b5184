import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FOOTER_CHOICES, LOGO_CALLS } from 'shared-types/admin/theme/logo';
import type { PropsOf } from 'shared-types/render';
import { HEADER_LAYOUTS, LOOK_LIMIT } from 'shared-types/site/page/site-look';
import { PreviewPage } from '../../parts/preview-page/preview-page.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { ADDRESS, LanguageTexts } from './language-texts.view';
import { DiscardDraft } from '../../parts/site-draft/discard-draft.view';
import { DraftNote, draftNotice } from '../../parts/site-draft/draft-note.view';
import { SaveDraft } from '../../parts/site-draft/save-draft.view';
import { LayoutField } from './layout-field.view';
import { fieldOf, type LogoProps } from './logo-props';
import { PictureField } from './picture-field.view';
import { SocialRows } from './social-rows.view';
import './logo.css';

/** Logo, icon and layout as one form, beside the site's home page. */
export function element({ block, data, form }: PropsOf<'admin/logo/saved'>, host: LogoProps['host']): ReactElement {
  const view = data['admin/logo/saved'];
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
          call={LOGO_CALLS.saveLogo}
          page={ADMIN_PATH.logo}
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
      frame={{ src: view.home, name: `block-${block.id}-home`, 'data-preview': '' }}
      host={host}
    >
      <DiscardDraft saved={saved} host={host} block={block.id} page={ADMIN_PATH.logo} />
    </PreviewPage>
  );
}

function Fields(props: LogoProps): ReactElement {
  const { text } = props.host;
  return (
    <>
      <section className="admin-logo__part">
        <h2>{text('logo')}</h2>
        <PictureField {...props} name="logo" />
        <LineField
          {...fieldOf(props, 'logoAlt')}
          more={{ maxLength: LOOK_LIMIT.alt, placeholder: props.view.siteName }}
        />
        <LineField {...fieldOf(props, 'logoHeight')} more={COUNT} />
      </section>
      <section className="admin-logo__part">
        <h2>{text('icon')}</h2>
        <PictureField {...props} name="icon" />
      </section>
      <section className="admin-logo__part">
        <h2>{text('headerPart')}</h2>
        <LayoutField {...props} name="header" choices={HEADER_LAYOUTS} />
        <LineField {...fieldOf(props, 'buttonTitle')} more={{ maxLength: LOOK_LIMIT.buttonTitle }} />
        <LineField {...fieldOf(props, 'buttonHref')} more={ADDRESS} />
      </section>
      <section className="admin-logo__part">
        <h2>{text('footerPart')}</h2>
        <LayoutField {...props} name="footer" choices={FOOTER_CHOICES} />
        <LineField {...fieldOf(props, 'copyright')} more={{ maxLength: LOOK_LIMIT.copyright }} />
      </section>
      <section className="admin-logo__part">
        <h2>{text('social')}</h2>
        <SocialRows {...props} />
      </section>
      <LanguageTexts {...props} />
      <SettingsActions host={props.host}>
        <SaveDraft host={props.host} />
      </SettingsActions>
    </>
  );
}
