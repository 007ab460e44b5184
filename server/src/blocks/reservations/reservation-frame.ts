import {
  RESERVATION_PROVIDERS,
  RESERVATION_THEME_PARAMETER,
  type ReservationTheme,
} from 'shared-types/blocks/reservations';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { providerWidgetOf } from '../../site/reservations/provider-widgets';
import type { FrameInput, FrameKind } from '../frame/frame-kind';
import { usableSettings } from '../frame/usable-settings';
import { widgetPage } from '../frame/widget-page';

/** The widget of a reservation block's provider. */
export const reservationFrame: FrameKind = {
  blockTypes: [BLOCK_TYPE.opentable, BLOCK_TYPE.tock, BLOCK_TYPE.reservations],
  isForAccounts: false,
  document({ block, site: { locale }, query, isHttps, log }) {
    const widget = providerWidgetOf(block);
    if (!widget || usableSettings(widget.schema, block, log) === undefined) return undefined;
    const markup = widget.markup(block.settings, { locale, theme: themeOf(query) });
    return widgetPage({ title: RESERVATION_PROVIDERS[widget.provider].name, markup, locale, isHttps });
  },
};

function themeOf(query: FrameInput['query']): ReservationTheme {
  return query[RESERVATION_THEME_PARAMETER] === 'wide' ? 'wide' : 'standard';
}
