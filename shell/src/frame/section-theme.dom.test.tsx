import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { contrast, mixColors, readableColor } from 'shared-types/site/theme/color-contrast';
import { sectionColors, sectionProperties } from 'shared-types/site/theme/section-theme';
import { examples } from './frame.example';
import { Sections } from './sections';

const { theme } = examples.shop.site;
const LEAST = 4.5;
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['accent', 'paper'],
  ['onAccent', 'accent'],
] as const;
const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
/** Colors of a site on which text can be read. */
const readable = fc.tuple(color, color, color, color, color).map(([paper, ink, other, accent, onAccent]) => {
  const buttons = readableColor(accent, paper);
  return {
    paper,
    surface: mixColors(paper, other, 0.05),
    ink: readableColor(ink, paper),
    muted: readableColor(other, paper),
    line: other,
    accent: buttons,
    onAccent: readableColor(onAccent, buttons),
  };
});

test('text that can be read with the colors of the site can be read in every section', () => {
  fc.assert(
    fc.property(readable, fc.constantFrom('tinted', 'dark', 'accent'), (colors, name) => {
      fc.pre(contrast(colors.ink, colors.surface) >= LEAST);
      const own = sectionColors(name, colors);
      expect(PAIRS.filter(([text, ground]) => contrast(own[text], own[ground]) < LEAST)).toEqual([]);
      for (const message of ['--color-danger', '--color-success'] as const)
        expect(contrast(sectionProperties(name, colors)[message] ?? '', own.paper)).toBeGreaterThanOrEqual(LEAST);
    }),
  );
});

test('a section with a theme has its colors, and others have only their class', () => {
  const columns = [{ span: 12, blocks: [] }];
  const rows = [{ columns }, { columns, theme: 'light' as const }, { columns, theme: 'dark' as const }];
  const html = renderToString(
    <Sections body={{ raw: false, layout: { columns: 12, rows } }} theme={theme} placeholderPrefix="p-" />,
  );
  const sections = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('main > div')];
  expect(sections.map(({ className }) => className)).toEqual(['frame-row', 'frame-row', 'frame-row section-theme']);
  expect(sections.map((section) => section.getAttributeNames())).toEqual([
    ['class'],
    ['class'],
    ['class', 'data-theme', 'style'],
  ]);
  const { style } = sections[2]!;
  expect(['--color-paper', '--color-ink', '--color-accent'].map((name) => style.getPropertyValue(name))).toEqual([
    theme.colors.ink,
    theme.colors.paper,
    theme.colors.paper,
  ]);
});
