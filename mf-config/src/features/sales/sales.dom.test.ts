import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { describeFiguresPage } from '../../parts/insights/figures-page.fixture';
import { examples } from './sales.example';
import { strings as polish } from './sales.strings.pl';
import { strings } from './sales.strings';
import { element } from './sales.view';

const host = createFakeRenderHost(strings);
const inPolish = createFakeRenderHost<Record<keyof typeof strings, string>>(polish, { context: { locale: 'pl' } });

describeFiguresPage({
  name: 'Sales',
  words: strings,
  show: (state) => element(examples[state], host),
  polishWords: polish,
  showPolish: (state) => element(examples[state], inPolish as unknown as typeof host),
});
