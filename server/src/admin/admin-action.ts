import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerAction, type Action, type ActionGuard } from '../site/request/action';
import type { Services } from '../site/services';
import type { Database } from '../platform/schema/database';
import { accountOf } from '../site/session/account-of-request';
import { mayDo } from '../site/session/capabilities';
import { SIGNED_OUT_MESSAGES } from '../site/session/signed-out.messages';
import type { Access } from './route-access';

export interface AdminAction<S extends z.ZodType> extends Omit<Action<S>, 'guard' | 'config'> {
  /** Checked before the input is parsed. */
  readonly access: Access;
}

/** Registers an action that checks access before it parses the input. */
export function registerAdminAction<S extends z.ZodType>(
  app: FastifyInstance,
  services: Services,
  { access, ...action }: AdminAction<S>,
): void {
  const guard = access === 'everyone' ? {} : { guard: guardOf(services.db, access) };
  registerAction(app, services, { ...action, config: { access }, ...guard });
}

function guardOf(db: Database, access: Exclude<Access, 'everyone'>): ActionGuard {
  return async ({ request, language }) => {
    const account = await accountOf(db, request);
    if (!account) return { kind: 'refused', code: 'site/login-required', message: SIGNED_OUT_MESSAGES[language] };
    const wanted = typeof access === 'string' ? [access] : access;
    const isAllowed = wanted.some((one) => one === 'signed-in' || mayDo(account, one));
    return isAllowed ? undefined : { kind: 'refused', code: 'site/not-allowed' };
  };
}
