import { useState } from 'react';
import { problemText } from '../../../lib/api';
import { chooseWrittenCv, removeDraftCv, type DraftCv } from '../draft/draft-api';
import { useCvUploads, type CvState } from './use-cv-uploads';

interface UseCv {
  vacancyId: string | null;
  initial: DraftCv | null;
  onError: (message: string) => void;
  onClear: () => void;
}

/** The CV of the form: stored with the draft as soon as it is chosen, or held in this page until that works. */
export function useCv({ vacancyId, initial, onError, onClear }: UseCv) {
  const [state, setState] = useState<CvState>({
    kept: initial,
    file: null,
    proposals: null,
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
      update({ kept: cv, file: null, illegible: false });
    });

  const remove = () =>
    run(async () => {
      uploads.cancel();
      if (file) return update({ file: null });
      await removeDraftCv(vacancyId);
      update({ kept: null, illegible: false });
    });

  return {
    ...{ ...state, ...uploads, busy, chooseWritten, remove },
    dismissProposals: () => update({ proposals: null }),
  };
}

export type Cv = ReturnType<typeof useCv>;
