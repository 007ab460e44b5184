import type { PageData } from 'shared-types/site/page/page-data';
import { SAMPLE_CONTEXT } from '../../../tools/testing/host/sample-context';

const version = (name: string) => ({
  version: '1.0.0-00000000',
  contract: 1,
  base: `/remotes/${name}/1.0.0-00000000/`,
  entry: 'client/entry.js',
  files: {},
});

/** The data of a sample page, with other values where a test wants them. */
export function pageData(overrides: Partial<PageData> = {}): PageData {
  return {
    context: SAMPLE_CONTEXT,
    release: { serial: 1, shell: version('shell'), remotes: { 'mf-commerce': version('mf-commerce') } },
    perRequest: { crumb: 'page-crumb', key: 'page-key', return: '/shop' },
    states: {},
    ...overrides,
  };
}
