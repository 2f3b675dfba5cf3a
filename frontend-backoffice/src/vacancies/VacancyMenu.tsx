import { useDelete } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { requestKey } from '@hiring/contract';
import { useState } from 'react';
import { DialogContentText } from '@mui/material';
import { lazyPart } from '../ui/lazy';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { type RowAction, RowMenu } from '../ui/lists/RowMenu';
import {
  boardAddress,
  editAddress,
  previewAddress,
  VACANCIES_PATH,
  type Vacancy,
  vacancyAddress,
} from './vacancy';
import { opensNext, STEPS, useStateChange } from './useStateChange';
import { api, idempotencyKey, reasonOf, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';

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
      title="vacancies.delete.title"
      maxWidth="xs"
      submitLabel="ra.action.delete"
      savingLabel="vacancies.delete.busy"
      problem={(error) => `${translate('vacancies.delete.failure')} ${reasonOf(error)}`}
      save={() => remove()}
      done="vacancies.delete.done"
      then={() => {
        onClose();
        void navigate(VACANCIES_PATH);
      }}
      onClose={onClose}
    >
      <DialogContentText>{translate('vacancies.delete.question')}</DialogContentText>
    </FormDialog>
  );
}

/** Makes a draft with the same text and opens its form. Pressed twice, it is one. */
function useDuplicate(id: string) {
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  const { mutate, isPending } = useWrite(
    (of: string) =>
      api.post('/api/vacancies/{id}/duplicate', { params: { path: { id: of }, ...idempotencyKey(key) } }),
    {
      changes: ['vacancies'],
      done: 'vacancies.menu.duplicated',
      failure: 'vacancies.menu.notDuplicated',
    },
  );
  const duplicate = () =>
    mutate(id, {
      onSuccess: (made) => {
        // The next press makes another copy.
        setKey(requestKey());
        void navigate(editAddress(made.id), { state: { _scrollToTop: true } });
      },
    });
  return { duplicate, isPending };
}

const ClosingDialog = lazyPart(() => import('./ClosingDialog'), 'ClosingDialog');

export function VacancyMenu({ vacancy }: { vacancy: Vacancy }) {
  const { id, titulo, estado } = vacancy;
  const [dialog, setDialog] = useState<'close' | 'delete' | null>(null);
  const { mayWrite, change, busy, reasonDialog } = useStateChange(vacancy);
  const { duplicate, isPending: duplicating } = useDuplicate(id);
  const isOpen = estado !== 'cerrada';
  const steps = opensNext(estado) ? STEPS[estado].slice(1) : STEPS[estado];
  const offered: (RowAction | false)[] = [
    mayWrite && isOpen && { label: 'ra.action.edit', to: editAddress(id) },
    mayWrite && { label: 'ra.action.clone', disabled: duplicating, onChoose: duplicate },
    { label: 'vacancies.menu.preview', href: previewAddress(id) },
    estado !== 'activa' && { label: 'vacancies.next.board', to: boardAddress(id) },
    { label: 'vacancies.menu.matches', to: vacancyAddress(id, 'encajan') },
  ];
  const changes: (RowAction | false)[] = [
    ...steps.map(({ to, label }, place) => ({
      label,
      apart: place === 0,
      disabled: busy,
      onChoose: () => change(to),
    })),
    isOpen && { label: 'vacancies.closing.close', onChoose: () => setDialog('close') },
    vacancy.gestion?.puede_eliminar
      ? {
          label: 'ra.action.delete',
          apart: true,
          onChoose: () => setDialog('delete'),
          sx: { color: 'error.main' },
        }
      : { label: 'vacancies.menu.kept', apart: true, whyNot: 'vacancies.menu.whyKept' },
  ];
  return (
    <>
      <RowMenu
        of={titulo}
        label={translate('vacancies.menu.label', { title: titulo })}
        small
        items={[...offered, ...(mayWrite ? changes : [])].filter((item) => item !== false)}
      />
      {dialog === 'close' && <ClosingDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteVacancyDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {reasonDialog}
    </>
  );
}
