import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../../ui/Alert';
import { DRAFT_LIMITS } from '@hiring/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { PhotoInputs } from './PhotoInputs';
import { PhotoPage } from './PhotoPage';
import { usePhotos } from './use-photos';

interface PhotoPagesProps {
  busy: boolean;
  /** Resolves to null when they are stored; otherwise to the error message. */
  onUse: (photos: readonly Blob[]) => Promise<string | null>;
  onClose: () => void;
}

/** Photos of a paper CV: one for each page, in order. */
export function PhotoPages({ busy, onUse, onClose }: PhotoPagesProps) {
  const { photos, error, setError, news, reading, add, move, remove } = usePhotos();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  async function use() {
    setError(null);
    const trouble = await onUse(photos.map(({ blob }) => blob));
    if (trouble) setError(trouble);
    else onClose();
  }

  const full = photos.length >= DRAFT_LIMITS.photos;
  return (
    <section
      aria-labelledby="fotos-titulo"
      className="space-y-4 rounded-md border border-line-strong bg-surface p-4"
    >
      <div>
        <h3 id="fotos-titulo" ref={heading} tabIndex={-1} className="text-lg">
          <Trans>Fotos de tu CV</Trans>
        </h3>
        <p className="mt-1 text-sm text-muted">
          <Trans>Una foto por página, con buena luz y la hoja entera. Hacemos con ellas un PDF.</Trans>
        </p>
      </div>
      <Refusal text={error} />
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoPage
              key={photo.url}
              photo={photo}
              number={index + 1}
              last={photos.length}
              disabled={busy}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {!full && (
        <PhotoInputs count={photos.length} reading={reading} disabled={busy || reading} onAdd={add} />
      )}
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-between">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          <Trans>Volver sin fotos</Trans>
        </Button>
        <Button disabled={busy || reading || photos.length === 0} onClick={() => void use()}>
          {photos.length > 1 ? t`Usar estas ${photos.length} fotos` : t`Usar esta foto`}
        </Button>
      </div>
    </section>
  );
}
