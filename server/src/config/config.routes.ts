import type { Route } from '../http/services';
import { previewCookieSettingsRoute } from './cookie-settings/preview-cookie-settings.route';
import { saveCookieSettingsRoute } from './cookie-settings/save-cookie-settings.route';
import { requestPasswordResetRoute } from './forgotten-password/request-password-reset.route';
import { resetPasswordRoute } from './new-password/reset-password.route';
import { cancelOrderRoute } from './order/cancel-order.route';
import { fulfilOrderRoute } from './order/fulfil-order.route';
import { markOrderPaidRoute } from './order/mark-order-paid.route';
import { noteOrderRoute } from './order/note-order.route';
import { refundOrderRoute } from './order/refund-order.route';
import { getOrdersFileRoute } from './orders/get-orders-file.route';
import { changePlanRoute } from './plan/change-plan.route';
import { upgradeRoute } from './plan/upgrade.route';
import { getTableRoute } from './insights/get-table.route';
import { removeProductRoute } from './product-editor/remove-product.route';
import { saveProductRoute } from './product-editor/save-product.route';
import { changeStockRoute } from './products/change-stock.route';
import { loginRoute } from './sign-in/login.route';

/** Every endpoint of the configuration area. */
export const configRoutes: readonly Route[] = [
  loginRoute,
  getTableRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  saveCookieSettingsRoute,
  previewCookieSettingsRoute,
  upgradeRoute,
  changePlanRoute,
  getOrdersFileRoute,
  markOrderPaidRoute,
  fulfilOrderRoute,
  refundOrderRoute,
  cancelOrderRoute,
  noteOrderRoute,
  changeStockRoute,
  saveProductRoute,
  removeProductRoute,
];
