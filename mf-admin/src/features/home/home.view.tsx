import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { Account } from './account.view';
import { Dashboard } from './dashboard.view';
import type { messages } from './home.messages';
import { Limit } from './limit.view';
import { Survey } from './survey.view';
import './home.css';

type Props = PropsOf<'admin/home/account' | 'admin/home/dashboard'>;

/** How today went, what waits and what is still to be set up; then the account. */
export function element({ block: { id: block }, data, form }: Props, host: RenderHost<typeof messages>): ReactElement {
  const view = data['admin/home/account'];
  const sent = formOf(form);
  return (
    <div className="admin-home">
      {view.backTo !== undefined && (
        <p>
          <a href={view.backTo}>{host.text('back')}</a>
        </p>
      )}
      <h1>{host.text('title')}</h1>
      <Limit view={view} host={host} />
      <Dashboard block={block} view={data['admin/home/dashboard']} form={sent.setup} host={host} />
      <Survey block={block} survey={view.survey} form={sent.survey} host={host} />
      <Account block={block} view={view} host={host} />
    </div>
  );
}

/** The state of the one form of this page that was sent. */
function formOf(form: FormState | undefined): { readonly [K in 'survey' | 'setup']?: FormState } {
  if (!form) return {};
  return form.values['quarter'] === undefined ? { setup: form } : { survey: form };
}
