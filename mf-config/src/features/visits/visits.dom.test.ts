import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { describeFiguresPage } from '../../parts/insights/figures-page.fixture';
import { examples } from './visits.example';
import { strings as polish } from './visits.strings.pl';
import { strings } from './visits.strings';
import { element } from './visits.view';

const host = createFakeRenderHost(strings);
const inPolish = createFakeRenderHost<Record<keyof typeof strings, string>>(polish, { context: { locale: 'pl' } });

describeFiguresPage({
  name: 'Visits',
  words: strings,
  show: (state) => element(examples[state], host),
  polishWords: polish,
  showPolish: (state) => element(examples[state], inPolish as unknown as typeof host),
});
