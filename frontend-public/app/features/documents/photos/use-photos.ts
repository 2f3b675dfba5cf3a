import { t } from '@lingui/core/macro';
import { DRAFT_LIMITS } from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from './PhotoPage';
import { scalePhoto } from './scale-photo';

const UNREADABLE = () => t`No hemos podido abrir esa imagen. Prueba con una foto en formato JPEG o PNG.`;
const TOO_MANY = () => t`Puedes enviar ${DRAFT_LIMITS.photos} fotos como máximo.`;

/** The photos taken so far, in order; their addresses are released at the end. */
export function usePhotos(first?: File) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [reading, setReading] = useState(false);
  const made = useRef<string[]>([]);

  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const begin = useRef<(() => unknown) | null>(() => first && add([first]));
  useEffect(() => {
    begin.current?.();
    begin.current = null;
  }, []);

  async function add(chosen: readonly File[]) {
    setError(photos.length + chosen.length > DRAFT_LIMITS.photos ? TOO_MANY() : null);
    setReading(true);
    const added: Photo[] = [];
    for (const one of chosen.slice(0, DRAFT_LIMITS.photos - photos.length)) {
      const blob = await scalePhoto(one);
      if (!blob) setError(UNREADABLE());
      else {
        const url = URL.createObjectURL(blob);
        made.current.push(url);
        added.push({ url, file: one, blob });
      }
    }
    setPhotos((before) => [...before, ...added]);
    setReading(false);
    if (added.length > 0) setNews(t`Página ${photos.length + added.length} añadida`);
  }

  function move(from: number, to: number) {
    setPhotos((before) => {
      const next = [...before];
      const [moved] = next.splice(from, 1);
      if (moved) next.splice(to, 0, moved);
      return next;
    });
    setNews(t`La página ${from + 1} es ahora la ${to + 1}`);
  }

  function remove(index: number) {
    setPhotos((before) => before.filter((_, at) => at !== index));
    setNews(t`Página ${index + 1} quitada`);
  }

  return { photos, error, setError, news, reading, add, move, remove };
}
