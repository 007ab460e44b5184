import { adminArea } from '../admin/admin.area';
import { blocksArea } from '../blocks/blocks.area';
import { commerceArea } from '../commerce/commerce.area';
import { consentArea } from '../consent/consent.area';
import { formsArea } from '../forms/forms.area';
import { telemetryArea } from '../telemetry/telemetry.area';
import type { Area } from '../site/area';
import type { RecordingRoute } from '../telemetry/telemetry-services';

export const AREAS: readonly Area<RecordingRoute>[] = [
  blocksArea,
  commerceArea,
  formsArea,
  consentArea,
  telemetryArea,
  adminArea,
];
