import { readSettings } from '../settings/settings';
import { readLink } from './read-link';

const link = (href: string) => readLink(readSettings({ href, label: 'Go' }));

test.each(['/shop', '/', '#top', 'https://example.com/', 'http://example.com/', 'mailto:a@b.cd', 'tel:+15035550100'])(
  'accepts %s',
  (href) => {
    expect(link(href)).toEqual({ href, label: 'Go', newWindow: false });
  },
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//elsewhere.example',
  'data:text/html,x',
  'shop',
])('rejects %s', (href) => {
  expect(() => link(href)).toThrow('A link must lead to');
});
