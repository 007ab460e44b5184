import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { FORM_FIELDSET, type FormFieldset } from 'shared-types/forms/form-builder';
import type { PropsOf } from 'shared-types/render';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { BuildPart } from './build-part.view';
import type { FormHost, FormValues } from './form-host';
import { AdvancedPart, CaptchaPart, DisclaimerPart, StoragePart } from './other-parts.view';
import './form.css';

const PARTS: Readonly<Record<FormFieldset, (formValues: FormValues) => ReactElement>> = {
  build: BuildPart,
  storage: StoragePart,
  advanced: AdvancedPart,
  captcha: CaptchaPart,
  disclaimer: DisclaimerPart,
};

const FIELDSETS = (Object.keys(FORM_FIELDSET) as FormFieldset[]).sort((a, b) => FORM_FIELDSET[a] - FORM_FIELDSET[b]);

/** A form in its five parts, beside a preview. After any failure, typed values are kept. */
export function element({ block, data, form }: PropsOf<'admin/form/saved'>, host: FormHost): ReactElement {
  const view = data['admin/form/saved'];
  const formValues = { block: block.id, view, form, host };
  return (
    <div className="admin-form">
      <h1 dir="auto">{view.saved?.values['title'] || host.text('untitled')}</h1>
      {view.page && (
        <p>
          {host.text('page')}{' '}
          <a href={view.page.path} dir="auto">
            {view.page.title || view.page.path}
          </a>
        </p>
      )}
      <LastSavedLine changed={view.saved?.changed} host={host} />
      {view.webhookSecret !== undefined && <Secret block={block.id} secret={view.webhookSecret} host={host} />}
      <div className="admin-form__both">
        <Builder {...formValues} />
        {view.saved && <Preview block={block.id} host={host} />}
      </div>
    </div>
  );
}

interface SecretProps {
  readonly block: string;
  readonly secret: string;
  readonly host: FormHost;
}

/** Above the form, where the page begins after a save. */
function Secret({ block, secret, host }: SecretProps): ReactElement {
  const id = `block-${block}-secret`;
  return (
    <section className="admin-form__secret" aria-labelledby={id}>
      <h2 id={id}>{host.text('webhookSecret')}</h2>
      <p>{host.text('webhookSecretHint')}</p>
      <code dir="ltr">{secret}</code>
    </section>
  );
}

function Builder(formValues: FormValues): ReactElement {
  const { block, view, form, host } = formValues;
  return (
    <SettingsForm
      className="admin-form__form"
      call={FORM_EDITOR_CALLS.saveForm}
      page={ADMIN_PATH.form.replace('{slug}', view.id)}
      block={block}
      form={form}
      base={view.saved?.base}
      host={host}
    >
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="fresh" value={form?.values['fresh'] ?? host.perRequest.key} />
      {(view.saved || isTyped(form)) && (
        <>
          {FIELDSETS.map((name) => {
            const Part = PARTS[name];
            return (
              <FormPart key={name} title={host.text(`fieldset-${name}`)} data-fieldset={FORM_FIELDSET[name]}>
                <Part {...formValues} />
              </FormPart>
            );
          })}
          <SettingsActions host={host}>
            <noscript>
              <button
                type="submit"
                className="button button--quiet"
                formAction={FORM_EDITOR_CALLS.previewForm.path}
                formTarget={frameName(block)}
              >
                {host.text('show')}
              </button>
            </noscript>
          </SettingsActions>
        </>
      )}
    </SettingsForm>
  );
}

function frameName(block: string): string {
  return `block-${block}-frame`;
}

/** The form as visitors see it. Scripts and forms of the frame are off. */
function Preview({ block, host }: { readonly block: string; readonly host: FormHost }): ReactElement {
  const id = `block-${block}-preview`;
  return (
    <section className="admin-form__preview" aria-labelledby={id}>
      <h2 id={id}>{host.text('preview')}</h2>
      <p className="admin-muted">{host.text('previewHint')}</p>
      <iframe
        className="admin-form__frame"
        name={frameName(block)}
        title={host.text('preview')}
        sandbox="allow-same-origin"
        data-preview=""
      />
    </section>
  );
}
