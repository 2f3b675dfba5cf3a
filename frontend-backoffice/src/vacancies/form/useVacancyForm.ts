import { VACANCY_FIELD_LABEL, type VacancyField, type VacancyOpenEstado, requestKey } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, problemOf } from '../../providers/problem';
import { refreshVacancy } from '../refreshVacancy';
import type { Vacancy } from '../types';
import { formDraft } from './formDraft';
import { type FormValues, requestOf, valuesOf } from './formValues';

/** The vacancy as somebody else left it while the form was open. */
function newerOf(error: unknown): Vacancy | null {
  const problem = problemOf(error);
  return problem?.code === 'vacancy_stale' ? (problem.actual ?? null) : null;
}

/** Labels of what another person changed meanwhile. */
export function changedLabels(before: Vacancy, after: Vacancy): string[] {
  return (Object.keys(VACANCY_FIELD_LABEL) as VacancyField[])
    .filter((field) => {
      const value = (vacancy: Vacancy) =>
        field === 'motivo_sin_salario' ? vacancy.gestion?.[field] : vacancy[field];
      return JSON.stringify(value(before)) !== JSON.stringify(value(after));
    })
    .map((field) => VACANCY_FIELD_LABEL[field]);
}

interface Options {
  /** Null: a new one. */
  vacancy: Vacancy | null;
  /** Where a vacancy that was paused for this is to go when it is saved. */
  estado?: VacancyOpenEstado;
  onSaved: (vacancy: Vacancy) => void;
}

/** What is in the form, kept in this tab while it is not saved, and the way to the server. */
export function useVacancyForm({ vacancy, estado, onSaved }: Options) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const id = vacancy?.id ?? null;
  const [opening] = useState(() => formDraft.read(id));
  const [values, setValues] = useState<FormValues>(() => opening?.values ?? valuesOf(vacancy, estado));
  const [restored, setRestored] = useState(opening !== null);
  const [version, setVersion] = useState(opening?.version ?? vacancy?.gestion?.version ?? null);
  const [key, setKey] = useState(requestKey);

  const save = useMutation({
    mutationFn: (over: number | null) => {
      const form = requestOf(values);
      return vacancy
        ? dataProvider.editVacancy(vacancy.id, { ...form, version: over ?? version ?? 0 })
        : dataProvider.createVacancy(form, key);
    },
    onSuccess: async (saved) => {
      formDraft.drop(id);
      notify(vacancy ? 'Vacante guardada' : 'Vacante creada', { type: 'success' });
      onSaved(saved);
      await refreshVacancy(queryClient, saved.id);
    },
  });

  function change(patch: Partial<FormValues>) {
    const next = { ...values, ...patch };
    setValues(next);
    // Another content is another request.
    if (!vacancy) setKey(requestKey());
    formDraft.keep(id, { values: next, version });
  }

  function discard(latest: Vacancy | null = vacancy) {
    formDraft.drop(id);
    setValues(valuesOf(latest, estado));
    setVersion(latest?.gestion?.version ?? null);
    setRestored(false);
    save.reset();
  }

  return {
    values,
    change,
    discard,
    restored,
    saving: save.isPending,
    error: save.error,
    errors: fieldErrorsOf(save.error),
    newer: newerOf(save.error),
    submit: () => save.mutate(null),
    /** Saves over what somebody else changed meanwhile. */
    overwrite: (over: number) => {
      setVersion(over);
      save.mutate(over);
    },
  };
}

export type VacancyFormState = ReturnType<typeof useVacancyForm>;
