import { readNotice } from './read-notice';

const ID = '3f0e6a52-9c1d-4b7e-8a2f-0d5c9b1e7f34';

test.each([
  [`{"site":"${ID}"}`, { site: ID }],
  ['{"registry":7}', { registry: 7 }],
  ['{"site":"; drop table site"}', {}],
  ['{"registry":"7"}', {}],
  ['[]', {}],
  ['null', {}],
  ['not JSON', {}],
  ['', {}],
  [undefined, {}],
])('%j is read as %j', (payload, notice) => {
  expect(readNotice(payload)).toEqual(notice);
});
