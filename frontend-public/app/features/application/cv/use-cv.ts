import { ApiProblem } from '@hiring/contract/api-problem';
import type { Progress } from '@hiring/contract/files';
import { useRef, useState } from 'react';
import { problemText } from '../../../lib/api';
import {
  chooseWrittenCv,
  removeDraftCv,
  uploadDraftCv,
  uploadDraftPhotos,
  type DraftCv,
  type Proposals,
} from '../draft/draft-api';
import { cvFileError } from '../validation';

interface UseCv {
  vacancyId: string | null;
  initial: DraftCv | null;
  onError: (message: string) => void;
  onClear: () => void;
}

interface Upload {
  name: string;
  progress: Progress;
}

/** The server refused the file itself; on any other error the file stays here and is sent with the form. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 413 || error.status === 415 || error.status === 422);

const messageOf = (error: ApiProblem) => error.firstErrors()['cv'] ?? error.message;

/** The CV of the form: stored with the draft as soon as it is chosen, or held in this page until that works. */
export function useCv({ vacancyId, initial, onError, onClear }: UseCv) {
  const [kept, setKept] = useState(initial);
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [proposals, setProposals] = useState<Proposals | null>(null);
  /** The last chosen file is stored, but no text could be read from it. */
  const [illegible, setIllegible] = useState(false);
  const [busy, setBusy] = useState(false);
  const request = useRef<AbortController>(undefined);

  function begin(name: string) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setUpload({ name, progress: { sent: 0, total: 0 } });
    setIllegible(false);
    const onProgress = (progress: Progress) => setUpload({ name, progress });
    return { signal: controller.signal, onProgress };
  }

  async function choose(chosen: File) {
    const wrong = cvFileError(chosen);
    if (wrong) return onError(wrong);
    onClear();
    const before = file;
    setFile(chosen);
    const options = begin(chosen.name);
    try {
      const { borrador, propuestas, cv_legible } = await uploadDraftCv(vacancyId, chosen, options);
      setKept(borrador.cv);
      setFile(null);
      setProposals(propuestas);
      setIllegible(!cv_legible);
    } catch (error) {
      if (options.signal.aborted) return;
      if (isRefusal(error)) {
        setFile(before);
        onError(messageOf(error));
      }
    }
    setUpload(null);
  }

  /** Resolves to null when the photos are stored; otherwise to the error message. */
  async function usePhotos(photos: readonly Blob[]): Promise<string | null> {
    onClear();
    const options = begin(photos.length === 1 ? '1 foto' : `${photos.length} fotos`);
    try {
      const { borrador } = await uploadDraftPhotos(vacancyId, photos, options);
      setKept(borrador.cv);
      setFile(null);
      return null;
    } catch (error) {
      if (options.signal.aborted) return null;
      return isRefusal(error) ? messageOf(error) : problemText(error);
    } finally {
      setUpload(null);
    }
  }

  async function run(work: () => Promise<void>) {
    onClear();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onError(problemText(error));
    }
    setBusy(false);
  }

  const chooseWritten = (replacing: boolean) =>
    run(async () => {
      setKept((await chooseWrittenCv(vacancyId, replacing)).cv);
      setFile(null);
      setIllegible(false);
    });

  const remove = () =>
    run(async () => {
      cancel();
      if (file) return setFile(null);
      await removeDraftCv(vacancyId);
      setKept(null);
      setIllegible(false);
    });

  function cancel() {
    request.current?.abort();
    setUpload(null);
  }

  return {
    ...{ kept, file, upload, proposals, illegible, busy },
    ...{ choose, usePhotos, chooseWritten, remove, cancel },
    dismissProposals: () => setProposals(null),
  };
}

export type Cv = ReturnType<typeof useCv>;
