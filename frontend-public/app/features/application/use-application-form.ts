import { FIELD_LABEL, LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { useFormProblem } from '../../ui/use-form-problem';
import { fieldOf, givenBefore, type Answers, type Question } from './answers';
import { readDraft, saveDraft, type Draft } from './draft';
import { initialValues, type FormValues, type TextName } from './form-values';
import { useSteps } from './use-steps';
import { cvFileError, firstFaultyStep, REVIEW_STEP, stepErrors, type ApplicationErrors } from './validation';

export interface FormStart {
  viewer: Schemas['SessionUser'];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
  /** What the open application to this vacancy answered. */
  answered: Schemas['ScreeningAnswerResponse'][];
  draft: Draft | null;
}

const MAX_LENGTH: Partial<Record<TextName, number>> = {
  nombre: LIMITS.name,
  apellidos: LIMITS.name,
  telefono: LIMITS.phone,
  direccion: LIMITS.address,
  ciudad: LIMITS.city,
  codigo_postal: LIMITS.postalCode,
  experiencia: LIMITS.longText,
  educacion: LIMITS.longText,
  carta_presentacion: LIMITS.longText,
};

/** Values, chosen file, errors and the way through the five steps. */
export function useApplicationForm({ viewer, profile, vacancy, answered, draft }: FormStart) {
  const [values, setValues] = useState(() => initialValues(profile, draft?.values ?? {}, vacancy));
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...givenBefore(answered),
    ...(vacancy ? draft?.answers[vacancy.id] : {}),
  }));
  const [file, setFile] = useState<File | null>(null);
  const [edited, setEdited] = useState(draft !== null);
  const { step, reached, goTo } = useSteps(draft?.reached ?? 1);
  const problem = useFormProblem();
  const hasCv = file !== null || profile?.cv != null;
  const cvName = file?.name ?? null;

  const fixed = vacancy !== null;
  const vacancyId = vacancy?.id ?? null;
  // Those of the vacancy as it is now: they may be changed while somebody types.
  const questions = vacancy?.preguntas ?? [];
  const filled = { values, hasCv, questions, answers };

  useEffect(() => {
    // Opening the form is no draft yet.
    if (!edited && reached === 1) return;
    const { departamento, posicion, ...rest } = values;
    // Those of a vacancy are not what the person typed.
    saveDraft(viewer.id, {
      values: fixed ? rest : { ...rest, departamento, posicion },
      ...{ reached, cvName },
      answers: { ...readDraft(viewer.id)?.answers, ...(vacancyId ? { [vacancyId]: answers } : {}) },
    });
  }, [viewer.id, values, answers, reached, cvName, edited, fixed, vacancyId]);

  function change(patch: Partial<FormValues>) {
    setValues((before) => ({ ...before, ...patch }));
    setEdited(true);
    Object.keys(patch).forEach(problem.clear);
  }

  function answer(question: Question, given: Answers[string]) {
    setAnswers((before) => ({ ...before, [question.id]: given }));
    setEdited(true);
    problem.clear(fieldOf(question));
  }

  function chooseFile(chosen: File | null) {
    const wrong = chosen && cvFileError(chosen);
    if (wrong) return problem.show({ cv: wrong });
    problem.clear('cv');
    setFile(chosen);
  }

  /** Shows errors on the step they belong to. */
  function fail(errors: ApplicationErrors, target: number) {
    problem.show(errors);
    if (target !== step) goTo(target);
  }

  /** Back is always allowed; forward only over steps that are complete. */
  function moveTo(target: number) {
    const faulty = target > step ? firstFaultyStep(filled, step, target) : null;
    if (faulty !== null) return fail(stepErrors(faulty, filled), faulty);
    problem.show({});
    goTo(target);
  }

  /** True when every step is complete; otherwise jumps to the first that is not. */
  function checkAll(): boolean {
    const faulty = firstFaultyStep(filled);
    if (faulty === null) return true;
    fail(stepErrors(faulty, filled), faulty);
    return false;
  }

  /** Everything a control of a text needs. */
  function bind(name: TextName) {
    return {
      id: name,
      name,
      label: FIELD_LABEL[name],
      value: values[name],
      error: problem.errors[name],
      maxLength: MAX_LENGTH[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
  }

  return {
    ...{ ...filled, filled, file, step, reached, problem },
    ...{ change, answer, chooseFile, moveTo, checkAll, fail, bind },
    isReview: step === REVIEW_STEP,
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
