import { Confirm, useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../providers/problem';
import { VACANCIES_PATH } from './addresses';
import type { Vacancy } from './types';

/** Asks before a vacancy that nobody applied to is removed. A refusal keeps the question open. */
export function DeleteVacancyDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete<Vacancy>(
    'vacancies',
    { id: vacancy.id, previousData: vacancy },
    {
      onSuccess: () => {
        notify('Vacante eliminada', { type: 'success' });
        onClose();
        void navigate(VACANCIES_PATH);
      },
      onError: (error) => notify(`Error al eliminar la vacante. ${reasonOf(error)}`, { type: 'error' }),
    },
  );
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Eliminar Vacante"
      content="¿Estás seguro de que quieres eliminar esta vacante? Esta acción no se puede deshacer."
      cancel="Cancelar"
      confirm={isPending ? 'Eliminando...' : 'Eliminar'}
      confirmColor="warning"
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
