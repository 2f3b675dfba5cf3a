import { DRAFT_LIMITS } from '@hiring/contract';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Refusal } from '../../../ui/Refusal';
import { Button } from '../../../ui/Button';
import { PhotoPage, type Photo } from './PhotoPage';
import { scalePhoto } from './scale-photo';

interface PhotoPagesProps {
  busy: boolean;
  /** Resolves to null when they are stored; otherwise to the error message. */
  onUse: (photos: readonly Blob[]) => Promise<string | null>;
  onClose: () => void;
}

const UNREADABLE = 'No hemos podido abrir esa imagen. Prueba con una foto en formato JPEG o PNG.';
const TOO_MANY = `Puedes enviar ${DRAFT_LIMITS.photos} fotos como máximo.`;

/** Photos of a paper CV: one for each page, in order. */
export default function PhotoPages({ busy, onUse, onClose }: PhotoPagesProps) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [reading, setReading] = useState(false);
  const made = useRef<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // Allows the same picture to be chosen again after it was removed.
    event.target.value = '';
    setError(photos.length + chosen.length > DRAFT_LIMITS.photos ? TOO_MANY : null);
    setReading(true);
    const added: Photo[] = [];
    for (const one of chosen.slice(0, DRAFT_LIMITS.photos - photos.length)) {
      const blob = await scalePhoto(one);
      if (!blob) setError(UNREADABLE);
      else {
        const url = URL.createObjectURL(blob);
        made.current.push(url);
        added.push({ url, blob });
      }
    }
    setPhotos((before) => [...before, ...added]);
    setReading(false);
    if (added.length > 0) setNews(`Página ${photos.length + added.length} añadida`);
  }

  function move(from: number, to: number) {
    setPhotos((before) => {
      const next = [...before];
      const [moved] = next.splice(from, 1);
      if (moved) next.splice(to, 0, moved);
      return next;
    });
    setNews(`La página ${from + 1} es ahora la ${to + 1}`);
  }

  function remove(index: number) {
    setPhotos((before) => before.filter((_, at) => at !== index));
    setNews(`Página ${index + 1} quitada`);
  }

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
          Fotos de tu CV
        </h3>
        <p className="mt-1 text-sm text-muted">
          Una foto por página, con buena luz y la hoja entera. Hacemos con ellas un PDF.
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
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {!full && (
          <label className="relative inline-flex min-h-13 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-5 font-bold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] hover:border-ink hover:bg-sand">
            {reading
              ? 'Preparando la foto...'
              : photos.length === 0
                ? 'Abrir la cámara'
                : 'Añadir otra página'}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              disabled={busy || reading}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => void add(event)}
            />
          </label>
        )}
        {!full && (
          <label className="relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md px-3 text-link underline focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)]">
            Elegir fotos que ya tengo
            <input
              type="file"
              accept="image/*"
              multiple
              disabled={busy || reading}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => void add(event)}
            />
          </label>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-between">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          Volver sin fotos
        </Button>
        <Button disabled={busy || reading || photos.length === 0} onClick={() => void use()}>
          {photos.length > 1 ? `Usar estas ${photos.length} fotos` : 'Usar esta foto'}
        </Button>
      </div>
    </section>
  );
}
