import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './no-access.example';
import { messages } from './no-access.messages';
import { element } from './no-access.view';

spec('ROLE-04', 'says who is signed in, that the roles are not sufficient, and who can help', async () => {
  const root = showView(element(examples.viewer, createFakeRenderHost(messages)));
  expect(root.querySelector('h1')?.textContent).toBe('You cannot open this page');
  expect(root.textContent).toContain('You are signed in as Vera Viewer (viewer@shop.example).');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/');
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-04', 'says whom a page of the platform is for, and does not suggest a role that does not open it', () => {
  const { textContent } = showView(element(examples.platform, createFakeRenderHost(messages)));
  expect(textContent).toContain('This page is for those who run the platform; no role on this site opens it.');
  expect(textContent).not.toContain('administrator');
});
