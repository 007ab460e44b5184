import type { ReactElement, ReactNode } from 'react';
import type { DomainRecord, DomainView } from 'shared-types/admin/domains';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './domains.messages';

interface DnsRecordsProps {
  readonly domain: DomainView;
  readonly texts: Readonly<Record<string, string>>;
  readonly host: RenderHost<typeof messages>;
}

/** The two records that an owner sets at the provider of a domain. */
export function DnsRecords({ domain, texts, host }: DnsRecordsProps): ReactElement {
  return (
    <ul className="admin-domains__records">
      {domain.records.map((record) => (
        <li key={record.type} className="admin-domains__record">
          <RecordFacts domain={domain} record={record} texts={texts} host={host} />
        </li>
      ))}
    </ul>
  );
}

interface RecordProps extends DnsRecordsProps {
  readonly record: DomainRecord;
}

function RecordFacts({ domain, record, texts, host }: RecordProps): ReactElement {
  const { text } = host;
  const { type, name, shortName, value, addresses, state } = record;
  const copy = (what: string, copied: string) => (
    <Copied label={text('copyName', { what, type, domain: domain.name })} value={copied} text={text('copy')} />
  );
  return (
    <dl className="admin-domains__facts">
      <Fact name={text('recordType')}>
        {type}
        {type === 'ALIAS' && <p className="admin-muted">{text('aliasHint', { count: addresses.length })}</p>}
        {addresses.map((address) => (
          <p key={address}>{copy('address', address)}</p>
        ))}
      </Fact>
      <Fact name={text('recordName')}>
        {copy('name', name)}
        <p className="admin-muted">{text('shortName', { short: shortName })}</p>
      </Fact>
      <Fact name={text('recordValue')}>{copy('value', value)}</Fact>
      <Fact name={text('recordState')}>
        <span className="admin-domains__state" data-text={`record-${type}`} data-state={state ?? 'new'} dir="auto">
          {texts[`record-${type}`]}
        </span>
        {type !== 'TXT' && (
          <p className="admin-muted" data-text="proxied" hidden={texts['proxied'] === ''}>
            {texts['proxied']}
          </p>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-domains__fact">
      <dt className="admin-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CopiedProps {
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

/** A value that is selected or, with script, copied by a button. */
function Copied({ value, label, text }: CopiedProps): ReactElement {
  return (
    <span className="admin-domains__copied">
      <code dir="ltr">{value}</code>
      <button type="button" className="button button--quiet" data-copy={value} aria-label={label} hidden>
        {text}
      </button>
    </span>
  );
}
