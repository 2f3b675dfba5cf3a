import { useDelete, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { requestKey } from '@hiring/contract';
import { useState } from 'react';
import { DialogContentText } from '@mui/material';
import { later } from '../ui/later';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { type RowAction, RowMenu } from '../ui/lists/RowMenu';
import {
  boardAddress,
  editAddress,
  previewAddress,
  VACANCIES_PATH,
  type Vacancy,
  VACANCY_READS,
  vacancyAddress,
} from './vacancy';
import { opensNext, STEPS, useStateChange } from './useStateChange';
import { api, keyed, reasonOf, useWrite } from '../providers/api';

/** Asks before a vacancy that nobody applied to is removed. A refusal keeps the question open. */
function DeleteVacancyDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const navigate = useNavigate();
  const [remove] = useDelete<Vacancy>(
    'vacancies',
    { id: vacancy.id, previousData: vacancy },
    { returnPromise: true },
  );
  return (
    <FormDialog
      title="Eliminar Vacante"
      maxWidth="xs"
      submitLabel="Eliminar"
      savingLabel="Eliminando..."
      problem={(error) => `Error al eliminar la vacante. ${reasonOf(error)}`}
      save={() => remove()}
      done="Vacante eliminada"
      then={() => {
        onClose();
        void navigate(VACANCIES_PATH);
      }}
      onClose={onClose}
    >
      <DialogContentText>
        ¿Estás seguro de que quieres eliminar esta vacante? Esta acción no se puede deshacer.
      </DialogContentText>
    </FormDialog>
  );
}

/** Makes a draft with the same text and opens its form. Pressed twice, it is one. */
function useDuplicate(id: string) {
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  const { mutate, isPending } = useWrite(
    (of: string) =>
      api.post('/api/vacancies/{id}/duplicate', { params: { path: { id: of }, ...keyed(key) } }),
    {
      reads: VACANCY_READS,
      done: 'Copia creada como borrador',
      failure: 'No se ha duplicado la vacante.',
    },
  );
  const duplicate = () =>
    mutate(id, {
      onSuccess: (made) => {
        // Pressed again, it is another copy.
        setKey(requestKey());
        void navigate(editAddress(made.id), { state: { _scrollToTop: true } });
      },
    });
  return { duplicate, isPending };
}

const ClosingDialog = later(() => import('./ClosingDialog'), 'ClosingDialog');

const WHY_NOT = 'No se puede eliminar una vacante con aplicaciones. Cambia el estado primero.';

export function VacancyMenu({ vacancy }: { vacancy: Vacancy }) {
  const { id, titulo, estado } = vacancy;
  const { permissions } = usePermissions<string[]>();
  const [dialog, setDialog] = useState<'close' | 'delete' | null>(null);
  const { change, busy, reasonDialog } = useStateChange(vacancy);
  const { duplicate, isPending: duplicating } = useDuplicate(id);
  const writes = permissions?.includes('vacancies:write') ?? false;
  const isOpen = estado !== 'cerrada';
  const steps = opensNext(estado) ? STEPS[estado].slice(1) : STEPS[estado];
  const offered: (RowAction | false)[] = [
    writes && isOpen && { label: 'Editar', to: editAddress(id) },
    writes && { label: 'Duplicar', disabled: duplicating, onChoose: duplicate },
    { label: 'Vista previa', href: previewAddress(id) },
    estado !== 'activa' && { label: 'Tablero', to: boardAddress(id) },
    { label: 'Quién encaja', to: vacancyAddress(id, 'encajan') },
  ];
  const changes: (RowAction | false)[] = [
    ...steps.map(({ to, label }, place) => ({
      label,
      apart: place === 0,
      disabled: busy,
      onChoose: () => change(to),
    })),
    isOpen && { label: 'Cerrar vacante', onChoose: () => setDialog('close') },
    vacancy.gestion?.puede_eliminar
      ? { label: 'Eliminar', apart: true, onChoose: () => setDialog('delete'), sx: { color: 'error.main' } }
      : { label: 'No se puede eliminar', apart: true, whyNot: WHY_NOT },
  ];
  return (
    <>
      <RowMenu
        of={titulo}
        label={`Más acciones de ${titulo}`}
        small
        items={[...offered, ...(writes ? changes : [])].filter((item) => item !== false)}
      />
      {dialog === 'close' && <ClosingDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteVacancyDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {reasonDialog}
    </>
  );
}
