import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { DOMAIN_CALLS, NO_MAIN_DOMAIN, type DomainView } from 'shared-types/admin/domains';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { NamedForm } from '../../parts/named-form/named-form.view';
import { DnsRecords } from './dns-records.view';
import { domainTexts } from './domain-texts';
import { formPage, type DomainsPartProps } from './domains-part';

interface DomainEntryProps extends DomainsPartProps {
  readonly domain: DomainView;
}

/** A domain: what became of it, its records and what can be done with it. Effects replace the texts after a check. */
export function DomainEntry(props: DomainEntryProps): ReactElement {
  const { domain, host } = props;
  const { text } = host;
  const texts = domainTexts(domain, text);
  return (
    <li className="admin-domains__entry" data-domain={domain.domain} data-status={domain.status}>
      <h3 className="admin-domains__name">
        <bdi>{domain.name}</bdi>
      </h3>
      {domain.name !== domain.domain && (
        <p className="admin-muted admin-domains__host" dir="ltr">
          {domain.domain}
        </p>
      )}
      {(['status', 'silent', 'certificate', 'main', 'checked'] as const).map((name) => (
        <p
          key={name}
          className={name === 'status' ? 'admin-domains__status' : 'admin-muted'}
          data-text={name}
          hidden={texts[name] === ''}
        >
          {texts[name]}
        </p>
      ))}
      <details open={domain.status !== 'secured'}>
        <summary className="admin-domains__summary">
          {text('records')}
          <span className="visually-hidden"> {domain.name}</span>
        </summary>
        <DnsRecords domain={domain} texts={texts} host={host} />
      </details>
      <Actions {...props} />
    </li>
  );
}

function Actions(props: DomainEntryProps): ReactElement {
  const { domain: entry, form, host } = props;
  const { text } = host;
  const { domain, name, isMain, isVerified } = entry;
  const page = formPage(props);
  const isConfirming = form?.question !== undefined && form.values['domain'] === domain;
  if (isConfirming) return <Removal {...props} question={form?.question} />;
  return (
    <div className="admin-detail-page__actions">
      <NamedForm
        {...page}
        name={`check ${domain}`}
        call={DOMAIN_CALLS.checkDomain}
        sends={{ domain }}
        submit={text('check')}
        submitLabel={text('checkName', { domain: name })}
        isQuiet
        host={host}
      />
      <div data-use-main="" hidden={!isVerified && !isMain}>
        <NamedForm
          {...page}
          name={`main ${domain}`}
          call={DOMAIN_CALLS.useMainDomain}
          sends={{ domain: isMain ? NO_MAIN_DOMAIN : domain }}
          submit={text(isMain ? 'stopMain' : 'useMain')}
          submitLabel={text(isMain ? 'stopMainName' : 'useMainName', { domain: name })}
          isQuiet
          host={host}
        />
      </div>
      <Removal {...props} question={undefined} />
    </div>
  );
}

interface RemovalProps extends DomainEntryProps {
  /** Undefined before the first submission. */
  readonly question: string | undefined;
}

/** The second submission confirms the removal. */
function Removal({ block, domain: entry, host, question }: RemovalProps): ReactElement {
  const { text, perRequest } = host;
  const { domain, name } = entry;
  const { method, path } = DOMAIN_CALLS.removeDomain;
  const sends = { [CRUMB_PARAMETER]: perRequest.crumb, block, page: ADMIN_PATH.domains, domain };
  if (question === undefined)
    return (
      <form method={method} action={path}>
        <HiddenInputs values={sends} />
        <button type="submit" className="button button--quiet" aria-label={text('removeName', { domain: name })}>
          {text('remove')}
        </button>
      </form>
    );
  return (
    <form className="admin-detail-page__form" method={method} action={path}>
      <HiddenInputs values={{ ...sends, confirmed: 'yes' }} />
      <Confirmation question={question} />
      <div className="admin-detail-page__actions">
        <button type="submit" className="button">
          {text('removeYes')}
        </button>
        <a className="button button--quiet" href={ADMIN_PATH.domains}>
          {text('removeNo')}
        </a>
      </div>
    </form>
  );
}
