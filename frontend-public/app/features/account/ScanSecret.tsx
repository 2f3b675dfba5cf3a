import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { QrCode } from './QrCode';

/** The secret for the verification app: as a picture, a link and a text. */
export function ScanSecret({ secret }: { secret: Schemas['TwoFactorStartResponse'] }) {
  return (
    <>
      <p>
        <Trans>
          1. Abre tu aplicación de verificación (Google Authenticator, Aegis, 2FAS u otra) y escanea este
          código. En este mismo móvil,{' '}
          <a href={secret.uri} className="inline-flex min-h-11 items-center text-link underline">
            ábrelo en la aplicación
          </a>
          .
        </Trans>
      </p>
      <QrCode size={secret.qr_size} path={secret.qr_path} />
      <p>
        <Trans>
          Si no puedes escanearlo, escribe esta clave:{' '}
          <code className="font-bold wrap-anywhere">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </Trans>
      </p>
      <p>
        <Trans>2. Escribe aquí los 6 números que muestra la aplicación.</Trans>
      </p>
    </>
  );
}
