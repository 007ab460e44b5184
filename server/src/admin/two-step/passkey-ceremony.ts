import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownOrigin } from '../../platform/http/origin';
import type { StoredPasskey } from './passkey.store';

/**
 * The relying party is the host alone, never a domain above it: hosts of the product share theirs with sites of other owners.
 */
function relyingParty(request: FastifyRequest): { readonly host: string; readonly origin: string } {
  return { host: request.hostname, origin: ownOrigin(request) };
}

export function passkeyHost(request: FastifyRequest): string {
  return relyingParty(request).host;
}

/** The passkey itself has to check who uses it, by a fingerprint or a PIN. */
const VERIFIES_USER = 'required';

interface Known {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

interface CreationInput {
  readonly siteName: string;
  readonly account: { readonly id: string; readonly email: string; readonly displayName: string };
  /** Its passkeys at this host. */
  readonly known: readonly Known[];
}

/** Options with which a browser creates a passkey. */
export function creationOptions(request: FastifyRequest, { siteName, account, known }: CreationInput) {
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(request).host,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.displayName,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIES_USER },
  });
}

/** Options with which a browser asks for a passkey: one of these, or of any account. */
export function requestOptions(request: FastifyRequest, known: readonly Known[]) {
  return generateAuthenticationOptions({
    rpID: relyingParty(request).host,
    userVerification: VERIFIES_USER,
    allowCredentials: known.map(described),
  });
}

function described({ credentialId, transports }: Known) {
  return { id: credentialId, transports: transports as AuthenticatorTransportFuture[] };
}

/** What every answer of a passkey has, as far as it is read before the library checks it. */
const answerSchema = z.looseObject({
  id: z.string().min(1),
  response: z.looseObject({
    clientDataJSON: z.string(),
    userHandle: z.string().optional(),
    transports: z.array(z.string()).optional(),
  }),
});
const clientDataSchema = z.looseObject({ challenge: z.string() });

/** An answer of a passkey that has yet to be verified. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  /** In base64url. */
  readonly challenge: string;
  /** Id of the account for which the passkey was created; absent if the passkey does not tell it. */
  readonly accountId: string | undefined;
  readonly json: unknown;
}

/** Reads the JSON of an answer; undefined if it is none. */
export function readAnswer(text: string): PasskeyAnswer | undefined {
  const answer = answerSchema.safeParse(parsed(text));
  if (!answer.success) return undefined;
  const { id, response } = answer.data;
  const data = clientDataSchema.safeParse(parsed(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')));
  if (!data.success) return undefined;
  const { userHandle } = response;
  return {
    credentialId: id,
    challenge: data.data.challenge,
    accountId: userHandle === undefined ? undefined : Buffer.from(userHandle, 'base64url').toString('utf8'),
    json: answer.data,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The passkey that a browser has created; undefined if the answer is not right. */
export async function verifyCreation(
  request: FastifyRequest,
  { json, challenge }: PasskeyAnswer,
): Promise<Omit<StoredPasskey, 'id' | 'accountId'> | undefined> {
  const { host, origin } = relyingParty(request);
  const response = json as RegistrationResponseJSON;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(notVerified);
  const credential = checked?.verified ? checked.registrationInfo?.credential : undefined;
  if (!credential) return undefined;
  const { id, publicKey, counter, transports = [] } = credential;
  return { credentialId: id, publicKey, counter, transports };
}

/** The counter that a passkey has reached; undefined if its answer is not right. */
export async function verifyRequest(
  request: FastifyRequest,
  { json, challenge }: PasskeyAnswer,
  passkey: StoredPasskey,
): Promise<number | undefined> {
  const { host, origin } = relyingParty(request);
  const { credentialId: id, publicKey, counter } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: json as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  }).catch(notVerified);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** The library throws for every answer that is not right, and for nothing else: it reads no database and no network. */
function notVerified(): undefined {
  return undefined;
}
