import { plural } from '@lingui/core/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { problemText } from '../../../lib/api';
import type { DraftCv, Proposals } from '../draft/draft-api';
import { useCvProgress } from './use-cv-progress';

export interface CvState {
  /** The CV stored with the draft. */
  kept: DraftCv | null;
  /** A chosen file that is not stored with the draft. */
  file: File | null;
  proposals: Proposals | null;
  /** The last chosen file is stored, but no text could be read from it. */
  illegible: boolean;
}

interface Uploads {
  vacancyId: string | null;
  file: File | null;
  update: (part: Partial<CvState>) => void;
  onError: (message: string) => void;
  onClear: () => void;
}

/** The server refused the file itself; on any other error the file stays here and is sent with the form. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 413 || error.status === 415 || error.status === 422);

const messageOf = (error: ApiProblem) => error.firstErrors()['cv'] ?? error.message;

/** Uploads a CV to the draft: a file or photos of its pages. */
export function useCvUploads({ vacancyId, file, update, onError, onClear }: Uploads) {
  const { upload, begin, end, cancel } = useCvProgress();

  async function choose(chosen: File) {
    onClear();
    // At once: whoever goes on without waiting has chosen a file.
    update({ file: chosen, illegible: false });
    // Without a connection it stays here unchecked; the server checks it when it is sent.
    const rules = await import('./cv-file').catch(() => null);
    const wrong = rules?.cvFileError(chosen);
    if (wrong) {
      update({ file });
      return onError(wrong);
    }
    const options = begin(chosen.name);
    try {
      const { uploadDraftCv } = await import('../draft/draft-uploads');
      const { borrador, propuestas, cv_legible } = await uploadDraftCv(vacancyId, chosen, options);
      update({ kept: borrador.cv, file: null, proposals: propuestas, illegible: !cv_legible });
    } catch (error) {
      if (options.signal.aborted) return;
      if (isRefusal(error)) {
        update({ file });
        onError(messageOf(error));
      }
    }
    end();
  }

  /** Resolves to null when the photos are stored; otherwise to the error message. */
  async function usePhotos(photos: readonly Blob[]): Promise<string | null> {
    onClear();
    update({ illegible: false });
    const options = begin(plural(photos.length, { one: '# foto', other: '# fotos' }));
    try {
      const { uploadDraftPhotos } = await import('../draft/draft-uploads');
      const { borrador } = await uploadDraftPhotos(vacancyId, photos, options);
      update({ kept: borrador.cv, file: null });
      return null;
    } catch (error) {
      if (options.signal.aborted) return null;
      return isRefusal(error) ? messageOf(error) : problemText(error);
    } finally {
      end();
    }
  }

  return { upload, choose, usePhotos, cancel };
}
