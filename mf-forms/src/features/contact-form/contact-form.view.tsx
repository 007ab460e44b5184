import type { ReactElement } from 'react';
import { CAPTCHA_INPUT } from 'shared-types/forms/captcha';
import { DECOY_INPUT, FORM_CALLS, type ContactFormSettings, type FormField } from 'shared-types/forms/contact-form';
import { formPages } from 'shared-types/forms/logic/form-pages';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import { CaptchaField } from './captcha/captcha-field.view';
import type { messages } from './contact-form.messages';
import { formVersion } from './draft/draft';
import { ErrorSummary } from './error-summary.view';
import { FormFields } from './fields/form-fields.view';
import { failureMessages } from './failure-messages';
import { calculationsOf, logicOf } from './logic/form-logic';
import { PageButtons, PageProgress } from './logic/form-page.view';
import { PostSubmit } from './post-submit.view';
import { Receipt } from './receipt/receipt.view';
import { readForm } from './read-form';
import './contact-form.css';
import './newsletter.css';

type Props = PropsOf<'forms/contact-form/form'>;
type FormHost = RenderHost<typeof messages>;

/** The script fills in the number, and repeats the field. */
const EMPTY_RECEIPT = { number: '', fields: [{ title: '', values: [] }] };

/** A form composed by the owner, or a newsletter's; after sending, its thanks. */
export function element({ block, data, form }: Props, host: FormHost): ReactElement {
  const { settings, text, isNewsletter } = readForm(block);
  const { formId, prefilled } = data['forms/contact-form/form'];
  return (
    <div className={`forms-contact-form${isNewsletter ? ' forms-contact-form--newsletter' : ''}`}>
      {settings.title && <h2 id={`block-${formId}-title`}>{settings.title}</h2>}
      {text && !form?.done && <p className="forms-contact-form__text">{text}</p>}
      {form?.done ? (
        <>
          <p
            className="forms-contact-form__thanks"
            role="status"
            data-draft-sent={settings.keepsDraft ? formId : undefined}
          >
            {settings.submissionMessage || host.text('thanks')}
          </p>
          {form.receipt && <Receipt receipt={form.receipt} text={host.text} />}
          {settings.postSubmitHtml && (
            <PostSubmit html={settings.postSubmitHtml} host={host} isFirst={form.isFirst ?? false} />
          )}
        </>
      ) : (
        <>
          <Form block={block.id} formId={formId} settings={settings} form={form} prefilled={prefilled} host={host} />
          {!isNewsletter && (
            <template data-receipt="">
              <Receipt receipt={EMPTY_RECEIPT} text={host.text} />
            </template>
          )}
        </>
      )}
    </div>
  );
}

interface FormProps {
  readonly block: string;
  readonly formId: string;
  readonly settings: ContactFormSettings;
  readonly form: Props['form'];
  readonly prefilled: Readonly<Record<string, string>> | undefined;
  readonly host: FormHost;
}

/** The `action` ends in the summary's id, so that a rejected form opens there; the thanks page has its own URL. */
function Form({ block, formId, settings, form, prefilled, host }: FormProps): ReactElement {
  const { title, fields, submitButtonText, postSubmitHtml, captcha, disclaimer, keepsDraft, successUrl } = settings;
  const elementId = (field: FormField) => `block-${formId}-${field.id}`;
  const problemId = `block-${formId}-problem`;
  const logic = logicOf(fields);
  const takesFiles = fields.some(({ type }) => type === 'file');
  const calculations = calculationsOf(fields);
  const pages = formPages(fields);
  const firstPage = Math.max(
    0,
    pages.findIndex((page) => page.some(({ id }) => form?.errors[id])),
  );
  const disclaimerId = `block-${formId}-disclaimer`;
  return (
    <form
      className="forms-contact-form__form"
      method="post"
      action={`${FORM_CALLS.saveFormSubmission.path}#${problemId}`}
      encType={takesFiles ? 'multipart/form-data' : undefined}
      noValidate
      // The scripts of captchas and pages say when the shell may send their form.
      data-enhance={captcha || pages.length > 1 ? undefined : ''}
      data-more={firstPage < pages.length - 1 ? '' : undefined}
      data-earlier={firstPage > 0 ? '' : undefined}
      data-leaves={keepsDraft && successUrl ? '' : undefined}
      data-logic={logic && JSON.stringify(logic)}
      data-calculations={calculations && JSON.stringify(calculations)}
      {...failureMessages(host.text)}
      aria-labelledby={title ? `block-${formId}-title` : undefined}
    >
      <p className="forms-contact-form__thanks" data-form-message="" tabIndex={-1} hidden />
      {postSubmitHtml && (
        <template data-form-after="">
          <PostSubmit html={postSubmitHtml} host={host} isFirst />
        </template>
      )}
      <ErrorSummary
        id={problemId}
        form={form && { ...form, ...ownMessage(form, host) }}
        fields={fields}
        elementId={elementId}
        problem={host.text('problemAbove')}
      />
      <HiddenFields perRequest={{ ...host.perRequest, ...ownKey(form) }} block={block} />
      {keepsDraft && <p className="field__hint" role="status" data-draft={formVersion(fields)} hidden />}
      {pages.length > 1 && (
        <PageProgress id={`block-${formId}-progress`} text={host.text} page={firstPage} count={pages.length} />
      )}
      <FormFields
        fields={fields}
        values={form?.values ?? prefilled ?? {}}
        errors={form?.errors ?? {}}
        elementId={elementId}
        text={host.text}
        firstPage={firstPage}
        numberFormat={host.context.numberFormat}
      />
      {pages.length > 1 && <PageButtons text={host.text} />}
      {captcha && (
        <CaptchaField
          kind={captcha}
          value={form?.values[CAPTCHA_INPUT] ?? ''}
          withoutScript={captcha === 'altcha' ? '' : host.text('captchaNoScript')}
        />
      )}
      {disclaimer && (
        <p id={disclaimerId} className="field__hint forms-contact-form__disclaimer" dir="auto">
          {disclaimer}
        </p>
      )}
      {takesFiles && <p role="status" data-files-note="" />}
      <button
        type="submit"
        className="button forms-contact-form__submit"
        data-form-busy={host.text('submitting')}
        aria-describedby={disclaimer ? disclaimerId : undefined}
      >
        {submitButtonText || host.text('submit')}
      </button>
      <p className="field__error forms-contact-form__below" data-problem-below={host.text('problemBelow')}>
        {form && host.text('problemBelow')}
      </p>
      <Decoy id={`block-${formId}-${DECOY_INPUT}`} label={host.text('decoy')} />
    </form>
  );
}

/** A server error has a general message, so the form shows one about sending instead. */
function ownMessage({ code }: FormState, host: FormHost): Pick<FormState, 'message'> {
  return code === 'site/internal' || code === 'site/unavailable' ? { message: host.text('failedServer') } : {};
}

/** The key that the server has issued a captcha key for. */
function ownKey(form: FormState | undefined): { readonly key?: string } {
  const key = form?.values['key'];
  return key === undefined ? {} : { key };
}

/** A honeypot for bots. It is last and labelled, because text browsers show it. */
function Decoy({ id, label }: { readonly id: string; readonly label: string }): ReactElement {
  return (
    <div className="forms-contact-form__decoy" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={DECOY_INPUT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
