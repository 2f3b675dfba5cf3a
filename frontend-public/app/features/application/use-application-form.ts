import { FIELD_LABEL, LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { useFormProblem } from '../../ui/use-form-problem';
import { saveDraft, type Draft } from './draft';
import { initialValues, type FormValues, type TextName } from './form-values';
import { useSteps } from './use-steps';
import { cvFileError, firstFaultyStep, REVIEW_STEP, stepErrors, type ApplicationErrors } from './validation';

export interface FormStart {
  viewer: Schemas['SessionUser'];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
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
export function useApplicationForm({ viewer, profile, vacancy, draft }: FormStart) {
  const [values, setValues] = useState(() => initialValues(profile, draft?.values ?? {}, vacancy));
  const [file, setFile] = useState<File | null>(null);
  const [edited, setEdited] = useState(draft !== null);
  const { step, reached, goTo } = useSteps(draft?.reached ?? 1);
  const problem = useFormProblem();
  const hasCv = file !== null || profile?.cv != null;
  const cvName = file?.name ?? null;

  const fixed = vacancy !== null;

  useEffect(() => {
    // Opening the form is no draft yet.
    if (!edited && reached === 1) return;
    const { departamento, posicion, ...rest } = values;
    // Those of a vacancy are not what the person typed.
    saveDraft(viewer.id, { values: fixed ? rest : { ...rest, departamento, posicion }, reached, cvName });
  }, [viewer.id, values, reached, cvName, edited, fixed]);

  function change(patch: Partial<FormValues>) {
    setValues((before) => ({ ...before, ...patch }));
    setEdited(true);
    Object.keys(patch).forEach(problem.clear);
  }

  function chooseFile(chosen: File | null) {
    const wrong = chosen && cvFileError(chosen);
    if (wrong) return problem.show({ cv: wrong });
    problem.clear('cv');
    setFile(chosen);
  }

  /** Shows errors on the step they belong to. */
  function fail(errors: ApplicationErrors | Readonly<Record<string, string>>, target: number) {
    problem.show(errors);
    if (target !== step) goTo(target);
  }

  /** Back is always allowed; forward only over steps that are complete. */
  function moveTo(target: number) {
    const faulty = target > step ? firstFaultyStep(values, hasCv, step, target) : null;
    if (faulty !== null) return fail(stepErrors(faulty, values, hasCv), faulty);
    problem.show({});
    goTo(target);
  }

  /** True when every step is complete; otherwise jumps to the first that is not. */
  function checkAll(): boolean {
    const faulty = firstFaultyStep(values, hasCv);
    if (faulty === null) return true;
    fail(stepErrors(faulty, values, hasCv), faulty);
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
    ...{ values, file, hasCv, step, reached, problem },
    ...{ change, chooseFile, moveTo, checkAll, fail, bind },
    isReview: step === REVIEW_STEP,
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
