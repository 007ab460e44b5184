import type { ReactElement } from 'react';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import type { FiguresPageKey } from './figures-page.view';

/** A page of summable figures, rendered by its feature. */
interface FiguresPageUnderTest {
  readonly name: string;
  readonly messages: Readonly<Record<FiguresPageKey, string>>;
  /** Renders an example of it. */
  readonly show: (state: 'week' | 'none' | 'never') => ReactElement;
  readonly polishMessages: Readonly<Record<FiguresPageKey, string>>;
  readonly showPolish: (state: 'never') => ReactElement;
}

/** Tests shared by all pages of summable figures. */
export function describeFiguresPage({ name, messages, show, polishMessages, showPolish }: FiguresPageUnderTest): void {
  test('every chart has its figures as a table, and as a file', async () => {
    const root = showView(show('week'));
    expect(root.querySelectorAll('[role="img"][aria-label="Over time."]')).toHaveLength(1);
    const captions = [...root.querySelectorAll('table caption')].map((caption) => caption.textContent);
    expect(captions).toEqual([messages.trend, messages.top]);
    expect(root.querySelectorAll('a[href^="/api/config/insights/table?"]')).toHaveLength(2);
    // After the session has ended, `download` would save the sign-in page as the file.
    expect(root.querySelector('[download]')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('hovering shows the figures, which screen readers have from the table', () => {
    const [tip] = showView(show('week')).querySelectorAll('[role="img"] .admin-chart__tip');
    expect(tip?.textContent).toContain('Mon 16 November120');
  });

  test.each(['none', 'never'] as const)('without figures (%s) it says why, and draws nothing', async (state) => {
    const root = showView(show(state));
    expect([root.querySelector('h2')?.textContent, root.querySelector('svg')]).toEqual([
      messages[`${state}Title`],
      null,
    ]);
    expect(root.textContent).toContain(messages[state]);
    expect(await axeFindings()).toEqual([]);
  });

  test('states its page and period', () => {
    const current = [...showView(show('week')).querySelectorAll('[aria-current]')].map((link) => [
      link.getAttribute('aria-current'),
      link.textContent,
    ]);
    expect(current).toEqual([
      ['page', name],
      ['true', '7 days'],
    ]);
  });

  test('is translated into Polish', () => {
    expect(showView(showPolish('never')).textContent).toContain(polishMessages.never);
  });
}
