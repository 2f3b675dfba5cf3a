import { ApiProblem } from '@hiring/contract/api-problem';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { dismissToast, showToast } from '../../ui/toast';
import { useFormProblem } from '../../ui/use-form-problem';
import type { TextName } from '../application/form-values';
import { textControl } from '../application/text-control';
import { bodyOf, isSame, wrongFields, valuesOf } from './profile-values';

type Profile = Schemas['PortalProfile'];

/** The edit form: the typed values, the stored ones and their difference. */
export function useProfileForm(profile: Profile) {
  /** The profile as it was last loaded or saved here; the form is compared with it. */
  const [stored, setStored] = useState(profile);
  const [values, setValues] = useState(() => valuesOf(profile));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Another tab saved in between. */
  const [conflict, setConflict] = useState<string | null>(null);
  const problem = useFormProblem();
  const { revalidate } = useRevalidator();
  const dirty = !isSame(values, valuesOf(stored));

  function change(name: TextName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    problem.clear(name);
  }

  /** Copies a value that was typed before hydration. */
  function adopt(name: string, value: string) {
    if (name in values) setValues((before) => ({ ...before, [name]: value }));
  }

  function fail(error: unknown) {
    if (error instanceof ApiProblem && error.status === 422) return problem.show(error.firstErrors());
    if (error instanceof ApiProblem && error.code === 'stale_profile') return setConflict(error.message);
    setRefusal(problemText(error));
    showToast({ title: 'Error al actualizar el perfil', look: 'danger' });
  }

  async function send(base: Profile) {
    setBusy(true);
    setRefusal(null);
    setConflict(null);
    // Hides the message of an earlier save.
    dismissToast();
    try {
      const answer = await api.put('/api/candidates/me', {
        body: bodyOf(values, base, base.updated_at),
      });
      setStored(answer.candidate);
      setValues(valuesOf(answer.candidate));
      showToast({ title: answer.message, look: 'success' });
      void revalidate();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  async function save() {
    const wrong = wrongFields(values);
    problem.show(wrong);
    if (Object.keys(wrong).length === 0) await send(stored);
  }

  /** Loads what the other tab saved, then overwrites it or shows it. */
  async function resolve(keep: 'mine' | 'theirs') {
    try {
      const { candidate } = await api.get('/api/candidates/me');
      if (!candidate) return;
      if (keep === 'mine') return await send(candidate);
      setStored(candidate);
      setValues(valuesOf(candidate));
      setConflict(null);
      problem.show({});
    } catch (error) {
      fail(error);
    }
  }

  const bind = (name: TextName) => textControl(name, values, problem.errors, change);

  return { stored, bind, adopt, busy, dirty, refusal, conflict, problem, save, resolve };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
