import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CAPTCHA_SERVICE_NAMES, CAPTCHAS } from 'shared-types/forms/captcha';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { AreaField, BoxField, ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import { valueOf, type FormValues } from './form-host';
import { MailingListField } from './mailing-list-field.view';

/** Where answers are stored, and to whom they are sent. */
export function StoragePart(formValues: FormValues): ReactElement {
  const {
    view: { submissions, saved },
    host,
  } = formValues;
  return (
    <>
      <p>{host.text('stored', { count: submissions })}</p>
      <p>
        <a className="admin-form__link" href={ADMIN_PATH.submissions}>
          {host.text('received')}
        </a>
      </p>
      <LineField
        {...field(formValues, 'emailTo')}
        more={{ type: 'email', maxLength: EMAIL_LENGTH.max, dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
      />
      <BoxField {...field(formValues, 'sendsCopy')} />
      <MailingListField {...formValues} />
      <LineField
        {...field(formValues, 'webhookUrl')}
        more={{ type: 'url', maxLength: FORM_LIMIT.webhookUrl, dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
      />
      {saved?.values['webhookUrl'] && <BoxField {...field(formValues, 'newWebhookSecret')} />}
    </>
  );
}

/** The page offers the pages of the site. */
const LINK = { 'data-link-input': '' };

type SettingName =
  | 'emailTo'
  | 'sendsCopy'
  | 'webhookUrl'
  | 'newWebhookSecret'
  | 'keepsDraft'
  | 'submitButtonText'
  | 'submissionMessage'
  | 'successUrl'
  | 'postSubmitHtml'
  | 'captcha'
  | 'captchaSiteKey'
  | 'disclaimer';

function field(formValues: FormValues, name: SettingName) {
  const { block, form, host } = formValues;
  return {
    block,
    form,
    name,
    label: host.text(name),
    hint: host.text(`${name}Hint`),
    value: valueOf(formValues, name),
  };
}

/** The button, and what happens after sending. */
export function AdvancedPart(formValues: FormValues): ReactElement {
  return (
    <>
      <BoxField {...field(formValues, 'keepsDraft')} />
      <LineField {...field(formValues, 'submitButtonText')} more={{ maxLength: FORM_LIMIT.submitButtonText }} />
      <AreaField
        {...field(formValues, 'submissionMessage')}
        more={{ rows: 3, maxLength: FORM_LIMIT.submissionMessage }}
      />
      <LineField
        {...field(formValues, 'successUrl')}
        more={{ maxLength: FORM_LIMIT.successUrl, dir: 'ltr', autoCapitalize: 'none', spellCheck: false, ...LINK }}
      />
      {formValues.view.mayAddScripts && (
        <AreaField
          {...field(formValues, 'postSubmitHtml')}
          more={{ rows: 4, maxLength: FORM_LIMIT.postSubmitHtml, dir: 'ltr', spellCheck: false }}
        />
      )}
    </>
  );
}

/** What keeps bots away. */
export function CaptchaPart(formValues: FormValues): ReactElement {
  const { host } = formValues;
  const nameOf = (captcha: (typeof CAPTCHAS)[number]) =>
    captcha === 'altcha' ? host.text('captcha-altcha') : CAPTCHA_SERVICE_NAMES[captcha];
  return (
    <>
      <p>{host.text('protected')}</p>
      <ChoiceField
        {...field(formValues, 'captcha')}
        choices={[['', host.text('captcha-none')], ...CAPTCHAS.map((captcha) => [captcha, nameOf(captcha)] as const)]}
      />
      <div className="admin-form__service">
        <LineField
          {...field(formValues, 'captchaSiteKey')}
          more={{ maxLength: FORM_LIMIT.captchaSiteKey, dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
        />
      </div>
    </>
  );
}

/** What visitors agree to. */
export function DisclaimerPart(formValues: FormValues): ReactElement {
  return <AreaField {...field(formValues, 'disclaimer')} more={{ rows: 3, maxLength: FORM_LIMIT.disclaimer }} />;
}
