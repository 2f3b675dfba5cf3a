import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../../ui/Alert';
import { DRAFT_LIMITS } from '@hiring/contract';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { PhotoInputs } from './PhotoInputs';
import { type Photo, PhotoPage } from './PhotoPage';
import { usePhotos } from './use-photos';

interface PhotoPagesProps {
  title: string;
  hint: string;
  /** Labels of the buttons that add a photo to the first one, and that end it. */
  next: string;
  done: (count: number) => string;
  /** A photo that is already taken. */
  first?: File;
  busy: boolean;
  /** Resolves to null when they are stored; otherwise to the error message, empty when it was cancelled. */
  onUse: (photos: readonly Photo[]) => Promise<string | null>;
  onClose: () => void;
}

/** Photos of what is on paper: one for each page, in order. */
export function PhotoPages({ busy, onUse, onClose, ...shown }: PhotoPagesProps) {
  const { photos, error, setError, news, reading, add, move, remove } = usePhotos(shown.first);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  async function use() {
    setError(null);
    const trouble = await onUse(photos);
    if (trouble === null) onClose();
    else setError(trouble);
  }

  const full = photos.length >= DRAFT_LIMITS.photos;
  return (
    <section aria-labelledby={id} className="space-y-4 rounded-md border border-line-strong bg-surface p-4">
      <div>
        <h3 id={id} ref={heading} tabIndex={-1} className="text-lg">
          <bdi>{shown.title}</bdi>
        </h3>
        <p className="mt-1 text-sm text-muted">{shown.hint}</p>
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
        <PhotoInputs
          label={photos.length === 0 ? t`Abrir la cámara` : shown.next}
          reading={reading}
          disabled={busy || reading}
          onAdd={add}
        />
      )}
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-between">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          <Trans>Volver sin fotos</Trans>
        </Button>
        <Button disabled={busy || reading || photos.length === 0} onClick={() => void use()}>
          {shown.done(photos.length)}
        </Button>
      </div>
    </section>
  );
}
