import { CONFIG } from '../../config';
import { createOpenLoaders } from './open-loaders.step';
import { createFakePorts } from '../../ports/ports.fixture';
import { pageData } from '../page-data.fixture';

const release = (file: string) => {
  const { release: base } = pageData();
  return { ...base, shell: { ...base.shell, files: { [file]: 'sha384-a' } } };
};

test('one maker serves every start-up, each with its own release', () => {
  const createPolicy = jest.fn((_, rules) => rules);
  const open = createOpenLoaders(CONFIG, createFakePorts({ trustedTypes: { createPolicy } }));
  const first = open(release('a.js'));
  expect(first.scripts.script(`${release('').shell.base}a.js`).integrity).toBe('sha384-a');
  const second = open(release('b.js'));
  expect(second).toBe(first);
  expect(() => second.scripts.script(`${release('').shell.base}a.js`)).toThrow('release');
  expect(second.scripts.script(`${release('').shell.base}b.js`).integrity).toBe('sha384-a');
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
