import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import { Button } from '../../../ui/Button';
import type { Cv } from './use-cv';

/** The progress of a file's upload to the draft. */
export function UploadProgress({ cv }: { cv: Cv }) {
  if (!cv.upload) return null;
  const { name, progress } = cv.upload;
  const known = progress.total > 0;
  const done = known && progress.sent >= progress.total;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <label htmlFor="progreso-cv" className="block truncate font-bold">
        <Trans>Subiendo {name}</Trans>
      </label>
      <progress
        id="progreso-cv"
        className="mt-2"
        max={known ? progress.total : undefined}
        value={known ? progress.sent : undefined}
      />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {done
            ? t`Leyendo el CV...`
            : known
              ? t`${fileSize(progress.sent)} de ${fileSize(progress.total)}`
              : t`Conectando...`}
        </p>
        {!done && (
          <Button look="quiet" onClick={() => void cv.remove()}>
            <Trans>Cancelar</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
