import { ApiProblem } from '@hiring/contract/api-problem';
import { readAnswers } from '../answers';
import { changesSince, knownOf, newsFrom, type Content } from './changes';
import { saveDraft } from './draft-api';
import { readTexts, saveLocalCopy, type Known } from './local-copy';
import { lossesIn, type Replaced } from './replaced';

export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'refused';

/** Where a draft is stored, and the tracking link that the person followed. */
export interface DraftPlace {
  userId: string;
  vacancyId: string | null;
  canal: string | null;
}

/** The form that is saved: its content and what it learns from a save. */
export interface SavedForm {
  /** Null: nothing was typed yet, and opening a form creates no draft. */
  content: Content | null;
  /** Values of another device for fields not edited here since; and the values they replace. */
  onNews: (news: Replaced, losses: Replaced) => void;
  /** Values of another device that this save replaced. */
  onReplaced: (replaced: Replaced) => void;
}

/** What a save tells: the server's draft, the draft as it was sent, and values of others that it replaced. */
interface SaveAnswer {
  known: Known;
  sent: Known;
  replaced: Replaced;
}

const isAny = ({ values, answers }: Replaced) => Object.keys(values).length + Object.keys(answers).length > 0;

export async function saveChanges(
  { vacancyId, canal }: DraftPlace,
  before: Known,
  { values, answers, reached }: ReturnType<typeof changesSince> & Pick<Content, 'reached'>,
  leaving: boolean,
): Promise<SaveAnswer> {
  const { borrador, sustituidos } = await saveDraft(
    vacancyId,
    {
      base: before.version,
      paso: reached,
      valores: values,
      respuestas: answers,
      ...(canal ? { canal } : {}),
    },
    leaving,
  );
  return {
    known: knownOf(borrador),
    // Values that this save sent are no changes of another device.
    sent: {
      ...before,
      values: { ...before.values, ...values },
      answers: { ...before.answers, ...answers },
    },
    replaced: { values: readTexts(sustituidos.valores), answers: readAnswers(sustituidos.respuestas) },
  };
}

/** Tells the form what another device changed, and keeps the saved content in this tab. */
export function takeAnswer(
  { userId, vacancyId }: DraftPlace,
  { known, sent, replaced }: SaveAnswer,
  { content, onNews, onReplaced }: SavedForm,
) {
  if (content) {
    const news = newsFrom(sent, known, content);
    if (isAny(news)) onNews(news, lossesIn(content, news));
    saveLocalCopy(userId, vacancyId, { ...content, fileName: null, known });
  }
  if (isAny(replaced)) onReplaced(replaced);
}

/** The state after a failed save. */
export function failedState(error: unknown): SaveState {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return 'signedOut';
  return error.status === 422 || error.status === 404 ? 'refused' : 'offline';
}
