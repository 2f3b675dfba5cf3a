import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api';
import {
  chooseWrittenCv,
  dismissCvProposals,
  findDraft,
  removeDraftCv,
  type Draft,
} from '../draft/draft-api';
import { useCvUploads, type CvState } from './use-cv-uploads';

interface UseCv {
  vacancyId: string | null;
  /** The draft with which the form opened. */
  draft: Draft | null;
  onError: (message: string) => void;
  onClear: () => void;
}

/** Between looks at a CV that waits to be read. */
const WAITING_MS = 15_000;

/** The CV of the form: stored with the draft as soon as it is chosen, or held in this page until that works. */
export function useCv({ vacancyId, draft, onError, onClear }: UseCv) {
  const [state, setState] = useState<CvState>({
    kept: draft?.cv ?? null,
    file: null,
    proposals: draft?.propuestas ?? null,
    illegible: false,
  });
  const [busy, setBusy] = useState(false);
  const update = (part: Partial<CvState>) => setState((before) => ({ ...before, ...part }));
  const { file } = state;
  const uploads = useCvUploads({ vacancyId, file, update, onError, onClear });

  const waiting = state.kept?.en_espera === true && !file;
  useEffect(() => {
    if (!waiting) return;
    const look = async () => {
      const { borrador } = await findDraft(vacancyId);
      if (borrador?.cv && !borrador.cv.en_espera) {
        setState((before) => ({ ...before, kept: borrador.cv, proposals: borrador.propuestas }));
      }
    };
    // Without a connection the next look comes all the same.
    const timer = setInterval(() => void look().catch(() => undefined), WAITING_MS);
    return () => clearInterval(timer);
  }, [waiting, vacancyId]);

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
      const { cv } = await chooseWrittenCv(vacancyId, replacing);
      update({ kept: cv, file: null, proposals: null, illegible: false });
    });

  const remove = () =>
    run(async () => {
      uploads.cancel();
      if (file) return update({ file: null });
      await removeDraftCv(vacancyId);
      update({ kept: null, proposals: null, illegible: false });
    });

  const dismissProposals = () => {
    update({ proposals: null });
    return run(() => dismissCvProposals(vacancyId));
  };

  return { ...state, ...uploads, waiting, busy, chooseWritten, remove, dismissProposals };
}

export type Cv = ReturnType<typeof useCv>;
