import { BANNER_TEXT_PARTS } from 'shared-types/admin/cookie-settings';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { editedSettings, settingsOfEdited } from './edited-settings';

const { cookieSettings } = SAMPLE_CONTEXT;
const BOTH = [true, false];

spec('CONS-33', 'isActivityLogEnabled is the inverse of isVisitorDataRestricted', () => {
  for (const isVisitorDataRestricted of BOTH)
    expect(editedSettings({ ...cookieSettings, isVisitorDataRestricted }).isActivityLogEnabled).toBe(
      !isVisitorDataRestricted,
    );
});

spec('CONS-34', 'isAnalyticsCookiesDisabled is the same as isRestrictiveCookiePolicyEnabled', () => {
  for (const isRestrictiveCookiePolicyEnabled of BOTH)
    expect(editedSettings({ ...cookieSettings, isRestrictiveCookiePolicyEnabled }).isAnalyticsCookiesDisabled).toBe(
      isRestrictiveCookiePolicyEnabled,
    );
});

spec(['CONS-33', 'CONS-34'], 'converting to the editor’s settings and back loses nothing', () => {
  for (const isVisitorDataRestricted of BOTH)
    for (const isRestrictiveCookiePolicyEnabled of BOTH) {
      const settings = {
        ...cookieSettings,
        cookieBannerText: '<p>Hello</p>',
        isVisitorDataRestricted,
        isRestrictiveCookiePolicyEnabled,
      };
      const edited = editedSettings(settings);
      for (const gone of [...BANNER_TEXT_PARTS, 'isVisitorDataRestricted', 'isRestrictiveCookiePolicyEnabled'])
        expect(edited).not.toHaveProperty(gone);
      expect(settingsOfEdited(edited, settings)).toEqual(
        expect.objectContaining({ isVisitorDataRestricted, isRestrictiveCookiePolicyEnabled }),
      );
      const { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText } = settings;
      const text = { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText };
      expect(settingsOfEdited(edited, text)).toEqual(settings);
    }
});
