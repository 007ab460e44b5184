import type { Route } from '../http/services';
import { requestPasswordResetRoute } from './forgotten-password/request-password-reset.route';
import { resetPasswordRoute } from './new-password/reset-password.route';
import { loginRoute } from './sign-in/login.route';

/** Every endpoint of the configuration area. */
export const configRoutes: readonly Route[] = [loginRoute, requestPasswordResetRoute, resetPasswordRoute];
