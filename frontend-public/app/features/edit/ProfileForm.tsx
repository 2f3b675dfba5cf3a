import { useNavigate } from 'react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { ProfileGroups } from './ProfileGroups';
import { UnsavedChanges } from './UnsavedChanges';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  candidate: Schemas['PortalProfile'];
  asked: Schemas['AskedField'][];
  departments: Schemas['DepartmentResponse'][];
}

export function ProfileForm({ candidate, asked, departments }: ProfileFormProps) {
  const form = useProfileForm(candidate, asked);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const element = useAdoptTyped(form.adopt);
  const conflict = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (form.conflict) conflict.current?.focus();
  }, [form.conflict]);

  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={t`Tu perfil`}
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <h2 className="sr-only">
        <Trans>Perfil</Trans>
      </h2>
      <ErrorSummary errors={form.problem.list} round={form.problem.round} />
      {form.conflict && (
        <Alert ref={conflict} look="warning" role="alert" title={t`Hay dos versiones de tu perfil`}>
          <p>{form.conflict}</p>
          <div className="flex flex-col gap-3 pt-1 sm:flex-row">
            <Button onClick={() => void form.resolve('mine')}>
              <Trans>Guardar lo que he escrito aquí</Trans>
            </Button>
            <Button look="outline" onClick={() => void form.resolve('theirs')}>
              <Trans>Ver los datos guardados</Trans>
            </Button>
          </div>
        </Alert>
      )}
      <ProfileGroups form={form} departments={departments} />
      {form.refusal && (
        <Alert look="danger" role="alert" title={t`Error al actualizar el perfil`}>
          <p>
            <Trans>{form.refusal} Lo que has escrito sigue aquí.</Trans>
          </p>
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" look="signal" disabled={form.busy || !hydrated}>
          {form.busy ? t`Guardando...` : t`Guardar cambios`}
        </Button>
        <Button look="outline" onClick={() => void navigate('/portal-candidato')}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
      <UnsavedChanges dirty={form.dirty} />
    </form>
  );
}
