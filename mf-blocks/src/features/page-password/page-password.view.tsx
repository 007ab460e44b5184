import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { LOCK_SCREEN_CALLS, PAGE_PASSWORD_LONGEST } from 'shared-types/site/page/lock-screen';
import { PlainField } from '../../parts/plain-form/plain-field.view';
import { PlainForm } from '../../parts/plain-form/plain-form.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './page-password.messages';
import './page-password.css';

type Host = RenderHost<typeof messages>;

export function element({ block: { id, settings }, form }: PropsOf, host: Host): ReactElement {
  const own = readSettings(settings);
  const messages = {
    submit: own.optionalText('submit') ?? host.text('submit'),
    submitting: host.text('submitting'),
    problem: host.text('problem'),
    failed: host.text('failed'),
  };
  return (
    <div className="blocks-page-password">
      <h1>{own.optionalText('title') ?? host.text('title')}</h1>
      <p>{own.optionalText('text') ?? host.text('hint')}</p>
      <PlainForm
        call={LOCK_SCREEN_CALLS.unlock}
        block={id}
        perRequest={host.perRequest}
        form={form}
        messages={messages}
      >
        <PlainField
          block={id}
          name="password"
          label={host.text('password')}
          maxLength={PAGE_PASSWORD_LONGEST}
          autoComplete="current-password"
          form={form}
        />
      </PlainForm>
    </div>
  );
}
