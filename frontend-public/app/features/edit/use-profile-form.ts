import { t } from '@lingui/core/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { dismissToast, showToast } from '../../ui/toast';
import { useFormProblem } from '../../ui/use-form-problem';
import type { TextName } from '../application/form-values';
import { textControl } from '../application/text-control';
import { bodyOf, wrongFields } from './profile-values';
import { useOwnAnswers } from './use-own-answers';
import { useEditedProfile } from './use-edited-profile';

type Profile = Schemas['PortalProfile'];

/** How saving went: refused as a whole, because of fields, or because another tab saved in between. */
function useSaving(showErrors: (errors: Record<string, string>) => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);

  function fail(error: unknown) {
    if (error instanceof ApiProblem && error.status === 422) return showErrors(error.firstErrors());
    if (error instanceof ApiProblem && error.code === 'stale_profile') return setConflict(error.message);
    setRefusal(problemText(error));
    showToast({ title: t`Error al actualizar el perfil`, look: 'danger' });
  }

  async function during(save: () => Promise<void>) {
    setBusy(true);
    setRefusal(null);
    setConflict(null);
    // Hides the message of an earlier save.
    dismissToast();
    try {
      await save();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, conflict, during, fail, noConflict: () => setConflict(null) };
}

/** The edit form: its values, saving and the errors of that. */
export function useProfileForm(profile: Profile, asked: readonly Schemas['AskedField'][]) {
  const { stored, values, dirty, write, adopt, take } = useEditedProfile(profile);
  const own = useOwnAnswers(asked, stored, values.departamento);
  const problem = useFormProblem();
  const { busy, refusal, conflict, during, fail, noConflict } = useSaving(problem.show);
  const { revalidate } = useRevalidator();

  function change(name: TextName, value: string) {
    write(name, value);
    problem.clear(name);
  }

  const send = (base: Profile) =>
    during(async () => {
      const answer = await api.put('/api/candidates/me', {
        body: { ...bodyOf(values, base, base.updated_at), ...own.body },
      });
      take(answer.candidate);
      showToast({ title: t`Perfil actualizado correctamente`, look: 'success' });
      void revalidate();
    });

  async function save() {
    const wrong = { ...wrongFields(values), ...own.wrong() };
    problem.show(wrong);
    if (Object.keys(wrong).length === 0) await send(stored);
  }

  /** Loads what the other tab saved, then overwrites it or shows it. */
  async function resolve(keep: 'mine' | 'theirs') {
    try {
      const { candidate } = await api.get('/api/candidates/me');
      if (!candidate) return;
      if (keep === 'mine') return await send(candidate);
      take(candidate);
      noConflict();
      problem.show({});
    } catch (error) {
      fail(error);
    }
  }

  const bind = (name: TextName) => textControl(name, values, problem.errors, change);

  return {
    stored,
    values,
    change,
    bind,
    adopt,
    busy,
    refusal,
    conflict,
    problem,
    save,
    resolve,
    own,
    dirty: dirty || own.dirty,
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
