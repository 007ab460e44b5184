import { fontFiles } from './font-files';

const shellWith = (...paths: string[]) => ({
  name: 'shell',
  version: '1.0.0',
  files: Object.fromEntries(paths.map((path) => [`client/fonts/${path}.woff2`, { integrity: '', bytes: 1 }])),
});

test('files are told by use; a family of one weight has the same for both', () => {
  const shell = shellWith('lora-400', 'lora-600', 'lora-ext-400', 'sacramento-400', 'fraunces-italic-500');
  const base = '/remotes/shell/1.0.0/client/fonts/';
  expect(fontFiles('Lora', shell)).toEqual({
    text: `${base}lora-400.woff2`,
    heading: `${base}lora-600.woff2`,
    textExt: `${base}lora-ext-400.woff2`,
  });
  expect(fontFiles('Sacramento', shell)).toEqual({
    text: `${base}sacramento-400.woff2`,
    heading: `${base}sacramento-400.woff2`,
  });
  expect(fontFiles('Fraunces Italic', shell).heading).toBe(`${base}fraunces-italic-500.woff2`);
});

test('the device’s own font has none, and none are made up that the live shell does not have', () => {
  expect(fontFiles('system', shellWith('lora-400'))).toEqual({});
  expect(fontFiles('Bitter', shellWith('lora-400'))).toEqual({});
});
