import type { ReactElement } from 'react';
import { DOMAIN_CALLS, DOMAINS_LIMIT } from 'shared-types/admin/domains';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Field, fieldId } from 'shared-types/site/field';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { DoneNotice, NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import { DomainEntry } from './domain-entry.view';
import { formPage, type DomainsPartProps } from './domains-part';
import type { messages } from './domains.messages';
import './domains.css';

/** The addresses of a site, a new domain, and each domain with its records. */
export function element(
  { block, data, form }: PropsOf<'admin/domains/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/domains/list'];
  const { text } = host;
  const part = { block: block.id, view, form, host };
  const id = `block-${block.id}-domains`;
  return (
    <DetailPage title={text('title')}>
      <DoneNotice form={form} text={view.done && text('done', { done: view.done })} />
      <p>{text('intro')}</p>
      <Addresses {...part} />
      <AddDomain {...part} />
      <section className="admin-detail-page__part" aria-labelledby={id}>
        <h2 id={id}>{text('domains')}</h2>
        {view.domains.length === 0 && <p>{text('none')}</p>}
        <ul className="admin-domains__list" data-domains="">
          {view.domains.map((domain) => (
            <DomainEntry key={domain.domain} {...part} domain={domain} />
          ))}
        </ul>
      </section>
    </DetailPage>
  );
}

function Addresses({ block, view: { addresses, mainHost }, host: { text } }: DomainsPartProps): ReactElement {
  const id = `block-${block}-addresses`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('addresses')}</h2>
      <ul className="admin-domains__addresses">
        {addresses.map(({ host, kind }) => (
          <li key={host}>
            <bdi className="admin-domains__host" dir="ltr">
              {host}
            </bdi>{' '}
            <span className="admin-muted">{text('addressKind', { kind })}</span>
          </li>
        ))}
      </ul>
      <p className="admin-muted admin-domains__host" data-main-host="">
        {text('mainHost', { host: mainHost })}
      </p>
    </section>
  );
}

const NAME = { type: 'text', inputMode: 'url', dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;

function AddDomain(part: DomainsPartProps): ReactElement {
  const { block, host } = part;
  const { text } = host;
  const id = `block-${block}-add`;
  const form = stateOf(part.form, 'add');
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('add')}</h2>
      <NamedForm {...formPage(part)} name="add" call={DOMAIN_CALLS.addDomain} submit={text('addSubmit')} host={host}>
        <Field
          id={fieldId(block, 'name')}
          name="name"
          label={text('name')}
          hint={text('nameHint')}
          error={form?.errors['name']}
        >
          {(control) => (
            <input
              {...NAME}
              {...control}
              autoComplete="off"
              maxLength={DOMAINS_LIMIT.typed}
              defaultValue={form?.values['name'] ?? ''}
            />
          )}
        </Field>
      </NamedForm>
    </section>
  );
}
