import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import { Button } from '../../ui/Button';
import type { Progress } from '@hiring/contract/files';

interface SendingProgressProps {
  progress: Progress;
  onCancel: () => void;
}

/** The share that has been uploaded; after the upload the server is processing. */
export function SendingProgress({ progress: { sent, total }, onCancel }: SendingProgressProps) {
  const known = total > 0;
  const uploaded = known && sent >= total;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor="progreso-envio" className="font-bold">
          <Trans>Enviando candidatura...</Trans>
        </label>
        {known && <span className="text-muted">{Math.round((sent / total) * 100)}%</span>}
      </div>
      <progress
        id="progreso-envio"
        className="mt-3"
        max={known ? total : undefined}
        value={known ? sent : undefined}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {uploaded
            ? t`Todo enviado. Esperando la confirmación.`
            : known
              ? t`${fileSize(sent)} de ${fileSize(total)}`
              : t`Conectando...`}
        </p>
        {!uploaded && (
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancelar envío</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
