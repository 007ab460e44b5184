import type { ReactElement } from 'react';
import type { Template } from 'shared-types/admin/theme/site-templates';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import { sectionColors } from 'shared-types/site/theme/section-theme';

const WIDTH = 160;
const BAND = 22;
const TOP = 66;
const BANDS = 3;
const RADIUS = { square: 0, rounded: 2, pill: 7 } as const;
const HEADING = { calm: 15, regular: 18, large: 22 } as const;

/** A page in a template's colours and fonts, as a small picture. */
export function TemplatePicture({ template }: { readonly template: Template }): ReactElement {
  const { colors, fonts, sizes = {}, home } = template;
  const { general } = FONT_FAMILIES[fonts.heading];
  return (
    <svg
      className="admin-templates__picture"
      viewBox={`0 0 ${WIDTH} ${TOP + BANDS * BAND}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={TOP + BANDS * BAND} fill={colors.paper} />
      <rect x="10" y="8" width="24" height="3" fill={colors.ink} />
      <path d="M104 9.5h14m6 0h14m6 0h8" stroke={colors.muted} strokeWidth="2" />
      <text
        x="10"
        y="36"
        fill={colors.ink}
        fontSize={HEADING[sizes.headings ?? 'regular']}
        style={{ fontFamily: `"${fonts.heading}", ${general}`, fontWeight: sizes.headingWeight ? 400 : 500 }}
      >
        Aa
      </text>
      <path d="M46 27h58M46 33h44" stroke={colors.muted} strokeWidth="2" />
      <rect x="10" y="45" width="42" height="14" rx={RADIUS[sizes.buttonShape ?? 'rounded']} fill={colors.accent} />
      <path d="M19 52h24" stroke={colors.onAccent} strokeWidth="2" />
      {home.slice(1, 1 + BANDS).map((theme, at) => {
        const own = sectionColors(theme, colors);
        const y = TOP + at * BAND;
        return (
          <g key={y}>
            <rect y={y} width={WIDTH} height={BAND} fill={own.paper} />
            <path d={`M10 ${y + 8}h36`} stroke={own.ink} strokeWidth="3" />
            <path d={`M10 ${y + 15}h72`} stroke={own.muted} strokeWidth="2" />
            <rect x="118" y={y + 5} width="32" height="12" fill={own.surface} stroke={own.line} />
          </g>
        );
      })}
    </svg>
  );
}
