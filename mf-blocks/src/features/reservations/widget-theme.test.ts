import { spec } from '../../../../tools/testing/spec';
import { widgetTheme } from './widget-theme';

spec('RESV-06', 'the wide theme applies above 850 pixels', () => {
  expect([0, 320, 849, 850, 850.5, 851, 2000].map(widgetTheme)).toEqual([
    'standard',
    'standard',
    'standard',
    'standard',
    'wide',
    'wide',
    'wide',
  ]);
});
