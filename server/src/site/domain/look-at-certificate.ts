import { connect, type TLSSocket } from 'node:tls';
import type { CertificateState } from 'shared-types/admin/domains';
import type { Config } from '../../platform/environment/config';
import { INTERNET } from '../../platform/outgoing/send-request';

const ANSWER_WITHIN_MS = 5000;
const HTTPS_PORT = 443;

export interface SeenCertificate {
  readonly state: CertificateState;
  /** Absent without a certificate. */
  readonly until?: Date;
}

/** Opens a TLS connection to a domain, as a browser would, and says what its certificate is worth. Nothing is sent. */
export function lookAtCertificate(
  domain: string,
  { outgoing = INTERNET, certificatePort = HTTPS_PORT }: Pick<Config, 'outgoing' | 'certificatePort'>,
): Promise<SeenCertificate> {
  const { lookup, ca } = outgoing;
  return new Promise((resolve) => {
    const socket = connect({
      host: domain,
      servername: domain,
      port: certificatePort,
      lookup,
      ...(ca !== undefined && { ca }),
      // A wrong certificate is looked at too; nothing is sent to its server.
      rejectUnauthorized: false,
    });
    const timer = setTimeout(() => end({ state: 'none' }), ANSWER_WITHIN_MS);
    const end = (seen: SeenCertificate) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(seen);
    };
    socket.on('secureConnect', () => end(seenAt(socket)));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end({ state: error.code === 'EPRIVATE' ? 'private' : 'none' }),
    );
    socket.on('close', () => end({ state: 'none' }));
  });
}

function seenAt(socket: TLSSocket): SeenCertificate {
  const until = new Date(socket.getPeerCertificate().valid_to);
  if (Number.isNaN(until.getTime())) return { state: 'none' };
  return { state: stateOf(socket), until };
}

function stateOf({ authorized, authorizationError }: TLSSocket): CertificateState {
  if (authorized) return 'valid';
  // Node.js gives the code itself, although its types say an error.
  switch (String(authorizationError)) {
    case 'CERT_HAS_EXPIRED':
      return 'expired';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'wrongName';
    default:
      return 'untrusted';
  }
}
