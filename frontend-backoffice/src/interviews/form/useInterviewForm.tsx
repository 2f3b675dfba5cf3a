import { requestKey } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, problemOf } from '../../providers/problem';
import { TitledNotice } from '../../ui/TitledNotice';
import type { Interview } from '../types';
import { useNotifyChange } from '../useNotifyChange';
import { useRefreshInterviews } from '../useRefreshInterviews';
import { errorsOf, type FieldErrors, type FormValues, scheduleOf, updateOf } from './formValues';

type Save = { id: string; request: Schemas['InterviewUpdate'] } | { request: Schemas['ScheduleRequest'] };

interface Options {
  initial: FormValues;
  /** The interview that is edited; none: a new one. */
  editing: Interview | undefined;
  onSaved: () => void;
}

/** What is typed, what is wrong with it, and saving it once. Whatever fails, what is typed stays. */
export function useInterviewForm({ initial, editing, onSaved }: Options) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  const refresh = useRefreshInterviews();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  // A retry of the same values has the same key; a change makes another interview.
  const key = useRef('');

  const saving = useMutation({
    mutationFn: (save: Save) => {
      if ('id' in save) return dataProvider.changeInterview(save.id, save.request);
      key.current ||= requestKey();
      return dataProvider.scheduleInterview(save.request, key.current);
    },
    onSuccess: (saved, save) => {
      if ('id' in save) {
        notifyChange('Entrevista actualizada', 'La entrevista se ha actualizado correctamente', saved);
      } else {
        notifyChange('Entrevista programada', 'La entrevista se ha programado correctamente');
      }
      onSaved();
      void refresh();
    },
    onError: (error) => {
      const problem = problemOf(error);
      const fields = problem?.code === 'validation_failed' ? fieldErrorsOf(error) : {};
      setErrors(fields);
      const [first] = Object.values(fields);
      if (first) refuse(first);
    },
  });

  function refuse(text: string) {
    notify(<TitledNotice title="Error de validación" text={text} severity="error" />, {
      autoHideDuration: 6000,
    });
  }

  function change(changes: Partial<FormValues>) {
    setValues((current) => ({ ...current, ...changes }));
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
    );
    key.current = '';
  }

  /** False: something is missing. */
  function submit({ version = editing?.version, early = false } = {}): boolean {
    const found = errorsOf(values);
    setErrors(found);
    const [first] = Object.values(found);
    if (first) {
      refuse(first);
      return false;
    }
    if (saving.isPending) return true;
    saving.mutate(
      editing && version !== undefined
        ? { id: editing.id, request: { ...updateOf(values, version), ...(early && { antes_de_hora: true }) } }
        : { request: scheduleOf(values) },
    );
    return true;
  }

  return { values, errors, change, replace: setValues, submit, saving };
}
