import type { SiteTheme } from '../../site/page/frame';
import { SIZE_CHOICES, type SizeChoice, type ThemeSizes } from '../../site/theme/sizes';
import { hasTwoWeights } from '../../site/theme/theme-sizes';
import type { StyleValues } from '../styles';

/** A theme as values of the form's fields. */
export function styleValues({ colors, fonts, sizes = {} }: SiteTheme): StyleValues {
  const valueOf = (name: SizeChoice): string => sizes[name] ?? SIZE_CHOICES[name][0];
  return {
    ...colors,
    ...fonts,
    textSize: String(sizes.text ?? ''),
    headings: valueOf('headings'),
    headingWeight: valueOf('headingWeight'),
    buttonWeight: valueOf('buttonWeight'),
    buttonShape: valueOf('buttonShape'),
  };
}

/** The theme of checked values. A weight that its family does not have is left out. */
export function themeOfValues(values: StyleValues): SiteTheme {
  const { heading, body, textSize, headings, headingWeight, buttonWeight, buttonShape, ...colors } = values;
  const sizes = {
    ...(textSize === '' ? {} : { text: Number(textSize) }),
    ...(headings === 'calm' || headings === 'large' ? { headings } : {}),
    ...(headingWeight === 'regular' && hasTwoWeights(heading) ? { headingWeight } : {}),
    ...(buttonWeight === 'regular' && hasTwoWeights(body) ? { buttonWeight } : {}),
    ...(buttonShape === 'square' || buttonShape === 'pill' ? { buttonShape } : {}),
  } as ThemeSizes;
  return { colors, fonts: { heading, body }, ...(Object.keys(sizes).length > 0 ? { sizes } : {}) };
}
