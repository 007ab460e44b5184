import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './no-access.example';
import { strings } from './no-access.strings';
import { element } from './no-access.view';

spec('ROLE-04', 'says who is signed in, that this does not suffice, and who can help', async () => {
  const root = showView(element(examples.viewer, createFakeRenderHost(strings)));
  expect(root.querySelector('h1')?.textContent).toBe('You cannot open this page');
  expect(root.textContent).toContain('You are signed in as Vera Viewer (viewer@shop.example).');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/');
  expect(await axeFindings()).toEqual([]);
});
