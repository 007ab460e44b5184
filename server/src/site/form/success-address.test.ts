import { spec } from '../../../../tools/testing/spec';
import { successAddress } from './success-address';

spec('FORM-17', 'a form redirects to a path of its site or to an https address', () => {
  expect(successAddress('/thanks?from=form#top')).toBe('/thanks?from=form#top');
  expect(successAddress('https://tables.example/ask?a=b c')).toBe('https://tables.example/ask?a=b%20c');
});

spec('FORM-17', 'any other address leads nowhere', () => {
  for (const written of [
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'http://tables.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://user:secret@tables.example/',
    'thanks',
    '',
    7,
    null,
    undefined,
    ['/thanks'],
  ])
    expect([written, successAddress(written)]).toEqual([written, undefined]);
});

spec('FORM-17', 'a valid address cannot end the header it is in', () => {
  expect(successAddress('https://tables.example/a\r\nset-cookie: x=1')).toBe(
    'https://tables.example/aset-cookie:%20x=1',
  );
});
