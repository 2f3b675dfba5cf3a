import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import { Suspense, useId, useState } from 'react';
import { partOf } from '../../lib/part';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass, type ButtonLook } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { isolated } from '../../ui/isolated';
import { useHydrated } from '../../ui/use-hydrated';
import { useUpload, type UploadTarget } from './use-upload';

const PhotoPages = partOf(async () => (await import('./photos/PhotoPages')).PhotoPages);

interface FileUploadProps extends UploadTarget {
  label: string;
  hint: string;
  look?: ButtonLook;
}

const sides = () => ({
  hint: t`Si tiene dos caras o más páginas, añade una foto de cada una. Que se lean bien.`,
  next: t`Añadir otra cara`,
  done: (count: number) => (count > 1 ? t`Enviar estas ${count} fotos` : t`Enviar esta foto`),
});

/** A button that selects a file and uploads it; where photos may be several, they are collected first. */
export function FileUpload({ label, hint, look = 'outline', ...target }: FileUploadProps) {
  const { state, send, sendPhotos, cancel } = useUpload(target);
  const [photo, setPhoto] = useState<File | null>(null);
  const hydrated = useHydrated();
  const id = useId();
  const sending = state.phase === 'sending';
  const retry = state.phase === 'failed' ? state.file : null;
  const collects = (file: File) => target.putPhotos && file.type.startsWith('image/');
  return (
    <div className="space-y-3">
      {sending ? (
        <div className="rounded-md border border-line bg-surface p-4">
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor={`${id}-progreso`} className="min-w-0 truncate font-bold">
              <Trans>Enviando {isolated(state.file.name)}</Trans>
            </label>
            <span className="text-muted">{Math.round(state.share * 100)}%</span>
          </div>
          <progress id={`${id}-progreso`} className="mt-3" max={1} value={state.share} />
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-muted">
              {state.share >= 1 ? t`Todo enviado. Esperando la confirmación.` : fileSize(state.file.size)}
            </p>
            {state.share < 1 && (
              <Button look="quiet" onClick={cancel}>
                <Trans>Cancelar envío</Trans>
              </Button>
            )}
          </div>
        </div>
      ) : photo ? null : (
        // The input covers the button: it has the keyboard and the focus ring.
        <div
          className={`relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] ${buttonClass(look)}`}
        >
          <Icon name="upload" />
          <span aria-hidden="true">{label}</span>
          <input
            type="file"
            aria-label={label}
            aria-describedby={`${id}-ayuda`}
            accept={target.extensions.map((extension) => `.${extension}`).join(',')}
            disabled={!hydrated}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) void (collects(chosen) ? setPhoto(chosen) : send(chosen));
              // Allows the same file to be chosen again after it was refused.
              event.target.value = '';
            }}
          />
        </div>
      )}
      {photo ? (
        <Suspense>
          <PhotoPages
            {...sides()}
            title={label}
            first={photo}
            busy={sending}
            onUse={sendPhotos}
            onClose={() => setPhoto(null)}
          />
        </Suspense>
      ) : (
        <p id={`${id}-ayuda`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {state.phase === 'failed' && !photo && (
        <Alert look="danger" role="alert">
          <p>{state.message}</p>
          {retry && (
            <Button look="outline" onClick={() => void send(retry)}>
              <Trans>Reintentar</Trans>
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
