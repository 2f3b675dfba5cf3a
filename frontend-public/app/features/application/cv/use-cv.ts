import { useState } from 'react';
import { problemText } from '../../../lib/api';
import { chooseWrittenCv, dismissCvProposals, removeDraftCv, type Draft } from '../draft/draft-api';
import { useCvUploads, type CvState } from './use-cv-uploads';

interface UseCv {
  vacancyId: string | null;
  /** The draft with which the form opened. */
  draft: Draft | null;
  onError: (message: string) => void;
  onClear: () => void;
}

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

  return { ...state, ...uploads, busy, chooseWritten, remove, dismissProposals };
}

export type Cv = ReturnType<typeof useCv>;
