import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { TOOLS } from '../../../parts/rich-text-field/tools';
import '../../../parts/rich-text-field/rich-text-field.css';
import { AreaField } from '../sections/field.view';
import type { FormValues } from '../product-editor-host';

const LINK_SIGN = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';

/** The description as HTML, which a script replaces by an editor of formatted text that keeps all of it. */
export function Description(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  return (
    <div data-description="">
      <p className="admin-product-editor__notice" data-html-note="" hidden>
        {text('descriptionKept')}
      </p>
      <AreaField
        {...formValues}
        name="description"
        label={text('description')}
        hint={text('descriptionHint')}
        more={{ maxLength: PRODUCT_LIMIT.htmlLength, rows: 8 }}
      />
      <div className="admin-rich-text-field" data-rich-text="" hidden>
        <span className="admin-product-editor__label" aria-hidden="true">
          {text('description')}
        </span>
        <div className="admin-rich-text-field__formats">
          <div role="toolbar" aria-label={text('richTextFormats')}>
            {TOOLS.map(({ format, title, sign }, index) => (
              <Tool key={format} title={text(title)} format={format} isFirst={index === 0}>
                <span aria-hidden="true" data-sign={sign} />
              </Tool>
            ))}
            <Tool title={text('richTextLink')} format="link">
              <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
                <path d={LINK_SIGN} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </Tool>
          </div>
          <LinkBox {...formValues} />
        </div>
        <div className="admin-rich-text-field__area" dir="auto" data-rich-area={text('description')} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly title: string;
  readonly format: string;
  readonly isFirst?: boolean;
  readonly children: ReactElement;
}

function Tool({ title, format, isFirst = false, children }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className={`admin-rich-text-field__format admin-rich-text-field__format--${format}`}
      aria-label={title}
      title={title}
      aria-pressed="false"
      tabIndex={isFirst ? 0 : -1}
      data-format={format}
    >
      {children}
    </button>
  );
}

function LinkBox({ block, host: { text } }: FormValues): ReactElement {
  const id = `block-${block}-description-link`;
  return (
    <div
      className="admin-rich-text-field__link-box"
      role="dialog"
      aria-label={text('richTextLink')}
      data-link-box=""
      hidden
    >
      <div className="field">
        <label htmlFor={id}>{text('linkAddress')}</label>
        <input id={id} type="text" dir="ltr" placeholder={text('linkExample')} />
      </div>
      <div className="admin-product-editor__acts">
        <button type="button" className="button" data-link-apply="">
          {text('richTextApply')}
        </button>
        <button type="button" className="button button--quiet" data-link-remove="">
          {text('richTextUnlink')}
        </button>
        <button type="button" className="button button--quiet" data-link-cancel="">
          {text('richTextCancel')}
        </button>
      </div>
    </div>
  );
}
