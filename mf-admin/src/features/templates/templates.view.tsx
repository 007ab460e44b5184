import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { TEMPLATE_NAMES } from 'shared-types/site/theme/template-names';
import { SAVE_AS_FIELD } from 'shared-types/admin/site-states/site-drafts';
import { PreviewPage } from '../../parts/preview-page/preview-page.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { DiscardDraft } from '../../parts/site-draft/discard-draft.view';
import { DraftNote, draftNotice } from '../../parts/site-draft/draft-note.view';
import { SaveDraft } from '../../parts/site-draft/save-draft.view';
import { previewInput } from './preview-input';
import { TemplateCard } from './template-card.view';
import type { messages } from './templates.messages';
import './templates.css';

/** The form that chooses a template, a preview of the home page, and a button that restores the styles before the template. */
export function element(
  { block, data, form }: PropsOf<'admin/templates/choices'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/templates/choices'];
  const { saved } = view;
  const { text } = host;
  const common = { page: ADMIN_PATH.templates, block: block.id, base: saved?.base, host };
  const isOfBack = form !== undefined && !form.done && form.values['template'] === undefined;
  const chosen = form?.values['template'] ?? saved?.current;
  return (
    <PreviewPage
      block={block.id}
      title={text('title')}
      intro={text('intro')}
      changed={saved?.changed}
      form={
        <>
          {saved?.current && (
            <SettingsForm
              {...common}
              className="admin-templates__back"
              call={TEMPLATES_CALLS.lookBefore}
              form={isOfBack ? form : undefined}
            >
              {/* What the page shows goes back: the draft if there is one. */}
              {saved.draft && <input type="hidden" name={SAVE_AS_FIELD} value="draft" />}
              <p className="admin-templates__note">
                {text('backHint', { name: text('template', { name: saved.current }) })}
              </p>
              <button className="button button--quiet" type="submit">
                {text('back')}
              </button>
            </SettingsForm>
          )}
          <SettingsForm
            {...common}
            call={TEMPLATES_CALLS.useTemplate}
            isChecked
            form={isOfBack ? undefined : form}
            notice={draftNotice({ saved, host }, form)}
          >
            <DraftNote saved={saved} host={host} />
            <fieldset className="admin-templates__list">
              <legend>{text('list')}</legend>
              {TEMPLATE_NAMES.map((name) => (
                <TemplateCard
                  key={name}
                  name={name}
                  isChosen={name === chosen}
                  isUsed={name === saved?.current}
                  notes={saved?.notes[name]}
                  host={host}
                />
              ))}
            </fieldset>
            <div className="admin-templates__actions">
              <button className="button" type="submit">
                {text('use')}
              </button>
              <SaveDraft host={host} />
            </div>
          </SettingsForm>
        </>
      }
      frame={{ src: view.home }}
      marks={{ 'data-templates': JSON.stringify(previewInput(view)) }}
      host={host}
    >
      <DiscardDraft saved={saved} host={host} block={block.id} page={ADMIN_PATH.templates} />
    </PreviewPage>
  );
}
