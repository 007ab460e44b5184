import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './lock-screen.example';
import { messages as polish } from './lock-screen.messages.pl';
import { messages } from './lock-screen.messages';
import { element } from './lock-screen.view';

const host = createFakeRenderHost(messages);
const headingIn = (root: HTMLElement) => root.querySelector('h1')?.textContent;

spec('SESSION-08', 'states that the page is for members, in the words of the specification', async () => {
  expect(headingIn(showView(element(examples.membersOnly, host)))).toBe('This page available only site members');
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-08', 'states the same in Polish', () => {
  const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  const root = showView(element(examples.membersOnly, inPolish as unknown as typeof host));
  expect(headingIn(root)).toBe('Ta strona jest dostępna tylko dla członków witryny');
});

spec('ROLE-03', 'tells a member that the membership is not sufficient, and who can help', async () => {
  const root = showView(element(examples.accessDenied, host));
  expect(headingIn(root)).toBe('Access denied');
  expect(root.textContent).toContain('The people who run this site can add it.');
  expect(await axeFindings()).toEqual([]);
});
