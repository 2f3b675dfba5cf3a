import { plural, t } from '@lingui/core/macro';
import { listText } from '@hiring/contract';
import { ApiProblem } from '@hiring/contract/api-problem';
import { uploading } from '@hiring/contract/files';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../lib/api';
import { fileError } from '../../lib/chosen-file';
import { isolated } from '../../ui/isolated';
import type { Photo } from './photos/PhotoPage';

export interface UploadTarget {
  put: (file: File, options: ReturnType<typeof uploading>) => Promise<unknown>;
  extensions: readonly string[];
  maxBytes: number;
  /** Absent: photos are files as others are. */
  putPhotos?: (photos: readonly File[], options: ReturnType<typeof uploading>) => Promise<unknown>;
  onSent: () => void;
}

type State =
  | { phase: 'idle' }
  | { phase: 'sending'; file: Pick<File, 'name' | 'size'>; share: number }
  /** `file` is kept for a retry; null when it can never be accepted. */
  | { phase: 'failed'; file: File | null; message: string };

interface Failure {
  /** Empty when it was cancelled. */
  message: string;
  /** The file itself was refused: it would be again. */
  lasts: boolean;
}

/** A file that is too large, of another kind, or that nobody could open. */
const REFUSED: readonly number[] = [413, 415, 422];
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && REFUSED.includes(error.status);

const pagesOf = (photos: readonly Photo[]): File[] =>
  photos.map(({ blob }, index) => new File([blob], `pagina-${index + 1}.jpg`, { type: blob.type }));

/** Uploads a file, with real progress; a failed upload can be retried. */
export function useUpload(target: UploadTarget) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const wrongOf = (file: File) =>
    fileError(file, {
      ...target,
      otherKind: (chosen) => {
        const allowed = listText(target.extensions.map((name) => `.${name}`));
        const name = isolated(chosen);
        return t`«${name}» no se puede enviar. Elige un archivo ${allowed}.`;
      },
    });

  /** Resolves to null when it is sent. */
  async function run(
    file: Pick<File, 'name' | 'size'>,
    put: (options: ReturnType<typeof uploading>) => Promise<unknown>,
  ): Promise<Failure | null> {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', file, share: 0 });
    try {
      const options = uploading({
        signal: controller.signal,
        onProgress: ({ sent, total }) =>
          setState({ phase: 'sending', file, share: total > 0 ? sent / total : 0 }),
      });
      await put(options);
      setState({ phase: 'idle' });
      target.onSent();
      return null;
    } catch (error) {
      setState({ phase: 'idle' });
      return { message: controller.signal.aborted ? '' : problemText(error), lasts: isRefused(error) };
    }
  }

  async function send(file: File) {
    const wrong = wrongOf(file);
    if (wrong) return setState({ phase: 'failed', file: null, message: wrong });
    const failure = await run(file, (options) => target.put(file, options));
    if (!failure?.message) return;
    setState({ phase: 'failed', file: failure.lasts ? null : file, message: failure.message });
  }

  /**
   * One photo is sent as it was taken, when it can be; several are sent as pages. Resolves to null when they are sent;
   * otherwise to the error message, empty when it was cancelled.
   */
  async function sendPhotos(photos: readonly Photo[]): Promise<string | null> {
    return (await runPhotos(photos))?.message ?? null;
  }

  function runPhotos(photos: readonly Photo[]): Promise<Failure | null> {
    const pages = pagesOf(photos);
    const [taken, page] = [photos[0]?.file, pages[0]];
    if (pages.length === 1 && taken && page) {
      const one = wrongOf(taken) ? page : taken;
      return run(one, (options) => target.put(one, options));
    }
    const shown = {
      name: plural(pages.length, { one: '# foto', other: '# fotos' }),
      size: pages.reduce((sum, { size }) => sum + size, 0),
    };
    return run(shown, async (options) => target.putPhotos?.(pages, options));
  }

  return { state, send, sendPhotos, cancel: () => running.current?.abort() };
}
