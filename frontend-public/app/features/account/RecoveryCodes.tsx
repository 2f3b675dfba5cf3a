import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { saveFile } from '@hiring/contract/files';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

const download = (text: string) =>
  saveFile({ name: 'codigos-recuperacion.txt', file: new Blob([text], { type: 'text/plain' }) });

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const text = `${codes.join('\n')}\n`;

  useEffect(() => box.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(t`Copiados`);
    } catch {
      setCopied(t`No se han podido copiar: descárgalos o apúntalos.`);
    }
  }

  return (
    <div className="space-y-5">
      <Alert ref={box} look="success" role="status" title={t`Guarda tus códigos de recuperación`}>
        <p>
          <Trans>
            Si pierdes el móvil, cada uno de estos códigos te deja entrar una vez. Guárdalos fuera de él: no
            los volveremos a mostrar.
          </Trans>
        </p>
      </Alert>
      <ul className="grid gap-x-6 gap-y-2 rounded-md bg-sand p-4 font-bold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted empty:hidden">
        {copied}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={onSaved}>
          <Trans>Ya los he guardado</Trans>
        </Button>
        <Button look="outline" onClick={copy}>
          <Trans>Copiar</Trans>
        </Button>
        <Button look="outline" onClick={() => download(text)}>
          <Trans>Descargar</Trans>
        </Button>
      </div>
    </div>
  );
}
