import type { DomainRecord, DomainsView, DomainView } from 'shared-types/admin/domains';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const TARGET = 'fern-and-kiln.product.example';

function recordsFor(domain: string, states: Partial<Pick<DomainRecord, 'state' | 'found'>> = {}): DomainRecord[] {
  const rest = { addresses: [], found: [], ...states };
  return [
    { type: 'CNAME', name: domain, shortName: 'www', value: TARGET, ...rest },
    {
      type: 'TXT',
      name: `_colonnade.${domain}`,
      shortName: '_colonnade.www',
      value: 'colonnade-site=00112233445566778899aabbccddeeff',
      ...rest,
    },
  ];
}

const sampleDomain = (domain: string, more: Partial<DomainView> = {}): DomainView => ({
  domain,
  name: domain,
  status: 'new',
  records: recordsFor(domain),
  isVerified: false,
  isMain: false,
  isReady: false,
  isSilent: false,
  ...more,
});

const checkedText = 'March 2, 2026 at 9:04 AM UTC';
const untilText = 'June 2, 2026 at 9:04 AM UTC';
const [DOMAIN, LONG] = ['www.fernandkiln.com', `${'a-name-that-no-phone-shows-in-one-line.'.repeat(4)}example`];

const waiting = sampleDomain(DOMAIN, {
  status: 'waiting',
  checkedText,
  records: recordsFor(DOMAIN, { state: 'wrong', found: ['old.example'] }).map((record, index) =>
    index === 0 ? record : { ...record, state: 'missing', found: [] },
  ),
});
const secured = sampleDomain(DOMAIN, {
  status: 'secured',
  checkedText,
  records: recordsFor(DOMAIN, { state: 'right' }),
  isVerified: true,
  certificate: { state: 'valid', untilText },
});
const root = sampleDomain('xn--w-uga1v8h.example', {
  name: 'żółw.example',
  status: 'connected',
  checkedText,
  isVerified: true,
  isSilent: true,
  certificate: { state: 'none' },
  records: [
    {
      type: 'ALIAS',
      name: 'xn--w-uga1v8h.example',
      shortName: '@',
      value: TARGET,
      addresses: ['203.0.113.7', '2001:db8::7'],
      state: 'right',
      found: [],
    },
    ...recordsFor('xn--w-uga1v8h.example', { state: 'right' }).slice(1),
  ],
});

const sample = (view: Partial<DomainsView> = {}, form?: FormState): PropsOf<'admin/domains/list'> => ({
  block: { id: '24cb284b-e85a-49c0-9007-87698d2128e8', type: ADMIN_BLOCK_TYPE.domains, settings: {} },
  data: {
    'admin/domains/list': {
      addresses: [
        { host: TARGET, kind: 'platform' },
        { host: 'shop.example', kind: 'imported' },
      ],
      mainHost: 'shop.example',
      domains: [],
      ...view,
    },
  },
  ...(form && { form }),
});

/** Examples of the page of domains. */
export const examples = {
  none: sample(),
  fresh: sample(
    { domains: [sampleDomain(DOMAIN)], done: 'added' },
    { values: {}, errors: {}, done: true, isFirst: true },
  ),
  waiting: sample({ domains: [waiting] }),
  secured: sample({ domains: [secured] }),
  main: sample({ mainHost: DOMAIN, domains: [{ ...secured, isMain: true, isReady: true }, root] }),
  many: sample({
    domains: [
      { ...waiting, status: 'leaving', isVerified: true, isMain: true, endsText: untilText },
      sampleDomain(LONG, { status: 'taken', checkedText, records: recordsFor(LONG, { state: 'right' }) }),
      sampleDomain('www.ended.example', { status: 'ended', checkedText }),
      root,
    ],
  }),
  wrong: sample(
    {},
    {
      values: { form: 'add', name: 'co.uk' },
      errors: { name: 'Enter a domain that you have registered, such as www.example.com. This is only its ending.' },
      message: 'The domain was not added. Please fix the error below.',
      code: 'admin/domain-invalid',
    },
  ),
  removing: sample(
    { domains: [secured, root] },
    { values: { domain: DOMAIN }, errors: {}, question: `Visitors of ${DOMAIN} will no longer find your site there.` },
  ),
};
