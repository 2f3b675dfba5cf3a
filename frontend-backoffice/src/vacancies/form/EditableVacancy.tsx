import { Alert, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../providers/problem';
import { StateMessage } from '../../ui/StateMessage';
import { vacancyAddress } from '../addresses';
import type { Vacancy } from '../types';
import type { usePauseToEdit } from './usePauseToEdit';
import { VacancyForm } from './VacancyForm';

interface Props extends Pick<ReturnType<typeof usePauseToEdit>, 'pause'> {
  /** Of the last save. */
  failure: unknown;
}

/** The form of a vacancy. One that is active with applications is paused first; a closed one cannot be edited. */
export function EditableVacancy({ failure, pause }: Props) {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  const lock = vacancy.gestion?.bloqueo;
  if (!lock) {
    // Saving makes active again what was paused for it.
    const record = pause.isSuccess ? { ...vacancy, estado: 'activa' as const } : vacancy;
    return <VacancyForm record={record} failure={failure} />;
  }
  return (
    <StateMessage
      title={`Editar «${vacancy.titulo}»`}
      action={
        <>
          {lock === 'activa_con_candidaturas' && (
            <Button
              variant="contained"
              color="secondary"
              disabled={pause.isPending}
              onClick={() => pause.mutate(undefined)}
            >
              Pausar y editar
            </Button>
          )}
          <Button component={Link} to={vacancyAddress(vacancy.id, 'datos')}>
            Volver a la vacante
          </Button>
          {pause.isError && (
            <Alert severity="error">Error al cambiar el estado. {reasonOf(pause.error)}</Alert>
          )}
        </>
      }
    >
      {lock === 'cerrada'
        ? 'Está cerrada y no se puede editar. Ábrela en pausa para cambiarla, o duplícala.'
        : 'Está activa y tiene candidaturas: para editarla se pone en pausa y, al guardar, vuelve a estar activa.'}
    </StateMessage>
  );
}
