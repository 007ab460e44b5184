import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_CALLS, CODE_PAGE_PARAMETER, type CodeView } from 'shared-types/admin/pages/code-injection';
import { CODE_CONSENTS, SITE_CODE_LIMIT } from 'shared-types/site/page/site-code';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { AreaField, ChoiceField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { messages } from './code-injection.messages';
import './code-injection.css';

const ROWS = 12;

interface CodeProps {
  readonly block: string;
  readonly view: CodeView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The code of the whole site or of one page as one form. */
export function element(
  { block, data, form }: PropsOf<'admin/code-injection/saved'>,
  host: CodeProps['host'],
): ReactElement {
  const view = data['admin/code-injection/saved'];
  const { saved, of, withoutCode, isAndroid } = view;
  const { text } = host;
  const props = { block: block.id, view, form, host };
  return (
    <div className="admin-code-injection">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <p className="admin-muted">{text('trust')}</p>
      <LastSavedLine changed={saved?.changed} host={host} />
      {view.pages.length > 0 && <PageChoice {...props} />}
      {view.pageId !== undefined && (
        <p>
          <a href={ADMIN_PATH.pageEditor.replace('{slug}', view.pageId)}>{text('editPage')}</a>{' '}
          <a href={ADMIN_PATH.pageSettings.replace('{slug}', view.pageId)}>{text('pageSettings')}</a>
        </p>
      )}
      {isAndroid ? (
        <p className="admin-code-injection__notice" role="status">
          {text('android')}
        </p>
      ) : (
        <SettingsForm
          className="admin-code-injection__form"
          call={CODE_CALLS.saveCode}
          page={pathOf(of, host)}
          block={block.id}
          form={form}
          base={saved?.base}
          host={host}
        >
          {(saved || isTyped(form)) && <Fields {...props} />}
        </SettingsForm>
      )}
      <p>
        <a className="button button--quiet" href={withoutCode} target="_blank" rel="noopener">
          {text('without', { of: of === '' ? 'site' : 'page' })}
        </a>
      </p>
      <p className="admin-muted">{text('withoutHint')}</p>
    </div>
  );
}

function pathOf(of: string, host: CodeProps['host']): string {
  return host.url(ADMIN_PATH.codeInjection, { [CODE_PAGE_PARAMETER]: of || undefined });
}

function Fields({ block, view, form, host }: CodeProps): ReactElement {
  const { text } = host;
  const fieldOf = (name: 'head' | 'body' | 'consent') => ({
    ...{ block, form, name, label: text(name), hint: text(`${name}Hint`) },
    value: (isTyped(form) ? form.values[name] : view.saved?.values[name]) ?? '',
  });
  const more = {
    rows: ROWS,
    className: 'admin-code-injection__code',
    dir: 'ltr',
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    maxLength: SITE_CODE_LIMIT.code,
  } as const;
  const of = (isTyped(form) ? form.values['of'] : undefined) ?? view.of;
  return (
    <>
      <HiddenInputs values={{ of }} />
      <AreaField {...fieldOf('head')} more={more} />
      <AreaField {...fieldOf('body')} more={more} />
      {of === '' && (
        <ChoiceField
          {...fieldOf('consent')}
          choices={CODE_CONSENTS.map((consent) => [consent, text('consentOf', { consent })])}
        />
      )}
      <SettingsActions host={host} />
    </>
  );
}

function PageChoice({ block, view, host: { text } }: CodeProps): ReactElement {
  const id = `block-${block}-of`;
  return (
    <form className="admin-code-injection__choice" action={ADMIN_PATH.codeInjection}>
      <div className="field">
        <label htmlFor={id}>{text('of')}</label>
        <select id={id} name={CODE_PAGE_PARAMETER} defaultValue={view.of}>
          <option value="">{text('wholeSite')}</option>
          {view.pages.map(({ path, title, hasCode }) => (
            <option key={path} value={path} dir="auto">
              {text(hasCode ? 'pageWithCode' : 'page', { title, path })}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button--quiet">
        {text('choose')}
      </button>
    </form>
  );
}
