import type { DomainRecord, DomainView } from 'shared-types/admin/domains';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './domains.messages';

type Text = RenderHost<typeof messages>['text'];

/** Texts that checks change, by the name of their element in the entry of a domain. Empty ones are hidden. */
export function domainTexts(domain: DomainView, text: Text): Readonly<Record<string, string>> {
  const { status, endsText, certificate, checkedText, isSilent, records } = domain;
  return {
    status: text('status', { status, ends: endsText ?? '' }),
    silent: isSilent ? text('silent') : '',
    certificate: text('certificate', { state: certificate?.state ?? '', until: certificate?.untilText ?? '' }),
    main: mainText(domain, text),
    checked: checkedText === undefined ? text('unchecked') : text('checked', { time: checkedText }),
    ...Object.fromEntries(records.map((record) => [`record-${record.type}`, recordText(record, text)])),
    proxied: records.some(hasForeignAddresses) ? text('proxied') : '',
  };
}

const ADDRESS = /^[\d.]+$|:/;

/** A proxy of others answers with its own addresses, in place of a `CNAME` too. */
function hasForeignAddresses({ type, state, found }: DomainRecord): boolean {
  return type !== 'TXT' && state === 'wrong' && found.some((value) => ADDRESS.test(value));
}

function mainText({ isMain, isReady }: DomainView, text: Text): string {
  if (!isMain) return '';
  return text(isReady ? 'mainNow' : 'mainSoon');
}

function recordText({ state, found }: DomainRecord, text: Text): string {
  return text('state', { state: state ?? '', found: found.join(', ') });
}
