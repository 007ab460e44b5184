import type { ReactElement } from 'react';
import { POPUP_FREQUENCIES, POPUP_PAGES_LONGEST } from 'shared-types/admin/pages/popup';
import { POPUP_NEVER_AGAIN, POPUP_STYLES } from 'shared-types/site/page/popup-overlay';
import { ScheduleFields } from '../../parts/schedule-fields/schedule-fields.view';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { AreaField, BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { fieldOf, type PopupProps } from './popup-props';

const PAGE_LINES = 3;

/** Where, when and how often the pop-up is shown. */
export function PopupRules(props: PopupProps): ReactElement {
  const { text } = props.host;
  const frequency = fieldOf(props, 'displayFrequency');
  return (
    <>
      <FormPart title={text('rules')}>
        <BoxField {...fieldOf(props, 'isShown')} />
        <ChoiceField
          {...fieldOf(props, 'style')}
          choices={POPUP_STYLES.map((style) => [
            style,
            text('styleName', { style: style === 'full-screen' ? 'full' : style }),
          ])}
        />
        <LineField {...fieldOf(props, 'delaySeconds')} more={COUNT} />
        <LineField {...fieldOf(props, 'scrollPercent')} more={COUNT} />
        <AreaField
          {...fieldOf(props, 'pages')}
          more={{
            rows: PAGE_LINES,
            maxLength: POPUP_PAGES_LONGEST,
            dir: 'ltr',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <ChoiceField
          {...frequency}
          choices={daysOffered(frequency.value).map((days) => [
            String(days),
            days === POPUP_NEVER_AGAIN ? text('never') : text('frequency', { days }),
          ])}
        />
        <BoxField {...fieldOf(props, 'showUntilSignup')} />
        <BoxField {...fieldOf(props, 'enableMobile')} />
        <BoxField {...fieldOf(props, 'again')} />
      </FormPart>
      <ScheduleFields
        from={fieldOf(props, 'from')}
        until={fieldOf(props, 'until')}
        timeZone={props.view.timeZone}
        host={props.host}
      />
    </>
  );
}

/** A site document may have another number of days. */
function daysOffered(value: string): readonly number[] {
  const days = value === '' ? NaN : Number(value);
  const known: readonly number[] = POPUP_FREQUENCIES;
  return Number.isNaN(days) || known.includes(days) ? known : [days, ...known];
}
