import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { vacancyAddress } from './addresses';

const VacancyFormDialog = lazy(async () => ({
  default: (await import('./form/VacancyFormDialog')).VacancyFormDialog,
}));

const PARAM = 'nueva';

/** Whether the form of a new vacancy is open; it is in the address, so that other screens can lead to it. */
export function useNewVacancy() {
  const [params, setParams] = useSearchParams();
  const turn = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set(PARAM, '1');
        else next.delete(PARAM);
        return next;
      },
      { replace: !open },
    );
  return { isOpen: params.get(PARAM) === '1', open: () => turn(true), close: () => turn(false) };
}

export function NewVacancyButton({ label = 'Nueva Vacante' }: { label?: string }) {
  const { permissions } = usePermissions<string[]>();
  const { open } = useNewVacancy();
  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <Button variant="contained" color="secondary" startIcon={<Add />} onClick={open}>
      {label}
    </Button>
  );
}

/** The form itself, once on the screen however many buttons open it. */
export function NewVacancyDialog() {
  const { permissions } = usePermissions<string[]>();
  const navigate = useNavigate();
  const { isOpen, close } = useNewVacancy();
  if (!isOpen || !permissions?.includes('vacancies:write')) return null;
  return (
    <Suspense fallback={null}>
      <VacancyFormDialog
        vacancy={null}
        onClose={close}
        onSaved={({ id }) => void navigate(vacancyAddress(id, 'datos'))}
      />
    </Suspense>
  );
}
