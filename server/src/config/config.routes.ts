import type { Route } from '../http/services';
import { loginRoute } from './sign-in/login.route';

/** Every endpoint of the configuration area. */
export const configRoutes: readonly Route[] = [loginRoute];
