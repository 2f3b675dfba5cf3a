import type { ShownNotice } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useFormProblem } from '../../ui/use-form-problem';
import { fieldOf, givenBefore, ownQuestions, type Answers, type Question } from './answers';
import { useCv } from './cv/use-cv';
import { checkedSteps } from './checked-steps';
import type { Opening } from './draft/changes';
import type { Draft } from './draft/draft-api';
import type { Replaced } from './draft/replaced';
import { useDraftSaving } from './draft/use-draft-saving';
import { useReplaced } from './draft/use-replaced';
import { initialValues, type FormValues, type TextName } from './form-values';
import { textControl } from './text-control';
import { REVIEW_STEP } from './steps';
import { useSteps } from './use-steps';

export interface FormStart {
  viewer: Schemas['SessionUser'];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
  /** It changes an open application: everything is filled in, so that the form opens at its last step. */
  updates: boolean;
  /** Answers of the open application to this vacancy. */
  answered: Parameters<typeof givenBefore>[0];
  /** The company's own fields that the form asks for. */
  asked: Schemas['AskedField'][];
  /** Earlier input from this or another device. */
  opening: Opening;
  /** The server's draft with which the form opened. */
  draft: Draft | null;
  notice: ShownNotice;
  /** Code of the tracking link that the person followed. */
  canal: string | null;
}

/** The typed values; without the fields that the vacancy fixes. */
function typedIn(values: FormValues, fixed: boolean): Partial<FormValues> {
  if (!fixed) return values;
  const { departamento: _, posicion: __, ...rest } = values;
  return rest;
}

/** The vacancy's current questions, which may change while somebody types, and the company's own. */
const questionsOf = ({ vacancy, asked }: FormStart, departamento: string): readonly Question[] => [
  ...(vacancy?.preguntas ?? []),
  ...ownQuestions(asked, departamento),
];

/** What was typed, and whether it differs from how the form opened. `clear` takes away the error of a field. */
function useTyped({ profile, opening, vacancy, answered }: FormStart, clear: (field: string) => void) {
  const [values, setValues] = useState(() => initialValues(profile, opening.values, vacancy));
  const [answers, setAnswers] = useState<Answers>(() => ({ ...givenBefore(answered), ...opening.answers }));
  const [edited, setEdited] = useState(opening.restored);

  function change(patch: Partial<FormValues>) {
    setValues((before) => ({ ...before, ...patch }));
    setEdited(true);
    Object.keys(patch).forEach(clear);
  }

  function answer(question: Question, given: Answers[string]) {
    setAnswers((before) => ({ ...before, [question.id]: given }));
    setEdited(true);
    clear(fieldOf(question));
  }

  return { values, setValues, answers, setAnswers, edited, change, answer };
}

/** Values, CV, errors and navigation of the five steps; input is saved on the server as it is typed. */
export function useApplicationForm(start: FormStart) {
  const { viewer, profile, vacancy, updates, opening, draft, canal } = start;
  const problem = useFormProblem();
  const { values, setValues, answers, setAnswers, edited, change, answer } = useTyped(start, problem.clear);
  const { replaced, noteReplaced, forgetReplaced } = useReplaced(opening.overwritten);
  const steps = useSteps(updates && !opening.restored ? REVIEW_STEP : opening.reached);
  const { step, reached, advanced } = steps;
  const vacancyId = vacancy?.id ?? null;
  const cv = useCv({
    vacancyId,
    draft,
    onError: (message) => problem.show({ cv: message }),
    onClear: () => problem.clear('cv'),
  });
  const hasCv = cv.file !== null || cv.kept !== null || profile?.cv != null;

  const fixed = vacancy !== null;
  const questions = questionsOf(start, values.departamento);
  const writtenCv = cv.file === null && cv.kept?.modo === 'generado';
  const filled = { values, hasCv, writtenCv, questions, answers };
  // Opening the form creates no draft.
  const begun = edited || advanced;

  const saving = useDraftSaving({
    userId: viewer.id,
    vacancyId,
    canal,
    content: begun ? { values: typedIn(values, fixed), answers, reached } : null,
    known: opening.known,
    fileName: cv.file?.name ?? null,
    onNews: (news, losses) => {
      setValues((before) => ({ ...before, ...typedIn({ ...before, ...news.values }, fixed) }));
      setAnswers((before) => ({ ...before, ...news.answers }));
      noteReplaced('here', losses);
    },
    onReplaced: (more) => noteReplaced('elsewhere', more),
  });

  /** Restores a replaced text or answer. */
  function putBack(where: keyof typeof replaced, part: Replaced) {
    change(part.values);
    setAnswers((before) => ({ ...before, ...part.answers }));
    questions.filter(({ id }) => id in part.answers).forEach((one) => problem.clear(fieldOf(one)));
    forgetReplaced(where, part);
  }

  const bind = (name: TextName) =>
    textControl(name, values, problem.errors, (text, value) => change({ [text]: value }));

  return {
    ...filled,
    filled,
    cv,
    step,
    reached,
    problem,
    saving,
    replaced,
    change,
    answer,
    bind,
    putBack,
    forgetReplaced,
    ...checkedSteps(filled, steps, problem.show),
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
