import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { answerError, ownValues } from '../application/answer-rules';
import {
  fieldOf,
  givenBefore,
  ownAnswers,
  ownQuestions,
  type Answers,
  type Question,
} from '../application/answers';

const answersOf = ({ campos }: Schemas['PortalProfile']): Answers =>
  givenBefore(ownAnswers('persona', campos));

/** The company's own fields of the person in the edit form: what is typed over what is stored. */
export function useOwnAnswers(
  asked: readonly Schemas['AskedField'][],
  stored: Schemas['PortalProfile'],
  departamento: string,
) {
  const questions = ownQuestions(
    asked.filter(({ entidad }) => entidad === 'persona'),
    departamento,
  );
  const [typed, setTyped] = useState<{ over: typeof stored; answers: Answers }>({
    over: stored,
    answers: {},
  });
  const before = answersOf(stored);
  // What was typed over another version is saved, or was given up for this one.
  const answers = { ...before, ...(typed.over === stored ? typed.answers : {}) };
  const values = ownValues('persona', questions, answers);
  return {
    questions,
    answers,
    dirty: JSON.stringify(values) !== JSON.stringify(ownValues('persona', questions, before)),
    /** The part of the request. */
    body: questions.length > 0 ? { campos: values } : {},
    answer: ({ id }: Question, answer: Answers[string]) =>
      setTyped((was) => ({
        over: stored,
        answers: { ...(was.over === stored ? was.answers : {}), [id]: answer },
      })),
    wrong: () =>
      Object.fromEntries(
        questions.flatMap((question) => {
          const error = answerError(question, answers);
          return error === null ? [] : [[fieldOf(question), error]];
        }),
      ),
  };
}
