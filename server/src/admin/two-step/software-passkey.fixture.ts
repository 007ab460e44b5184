import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Options of a page, as far as a passkey reads them. */
export interface PasskeyOptions {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

export interface Ceremony {
  readonly host?: string;
  readonly origin?: string;
  /** False where nobody has entered a PIN. */
  readonly isVerified?: boolean;
}

/** A passkey in software: what an authenticator with ES256 answers, without attestation. */
export interface SoftwarePasskey {
  readonly credentialId: string;
  create(options: PasskeyOptions, ceremony?: Ceremony): string;
  get(options: PasskeyOptions, ceremony?: Ceremony): string;
}

export function createSoftwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (host: string, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  };
  const answered = (response: object) =>
    JSON.stringify({ id: credentialId, rawId: credentialId, type: 'public-key', response, clientExtensionResults: {} });

  return {
    credentialId,
    create({ challenge, user }, { host = 'shop.example', origin = `http://${host}`, isVerified = true } = {}) {
      userHandle = user?.id ?? '';
      // A COSE key (RFC 9053): EC2, ES256, P-256, and its coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const flags = PRESENT | ATTESTED | (isVerified ? VERIFIED : 0);
      const authData = Buffer.concat([head(host, flags), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from('a363', 'hex'),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return answered({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get({ challenge }, { host = 'shop.example', origin = `http://${host}`, isVerified = true } = {}) {
      const data = clientData('webauthn.get', challenge, origin);
      const authData = head(host, PRESENT | (isVerified ? VERIFIED : 0));
      return answered({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
