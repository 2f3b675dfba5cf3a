import '../i18n/es/vacancies';
import { Button } from '@mui/material';
import { MessageDialog } from '../emails/MessageDialog';
import { Loaded } from '../ui/Loaded';
import { ClosingForm } from './ClosingForm';
import type { Vacancy } from './vacancy';
import { api, at, useRead } from '../providers/api';

export function ClosingDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const draft = useRead(
    ['vacancy-closing', vacancy.id],
    () => api.get('/api/vacancies/{id}/closing', at(vacancy.id)),
    {
      gcTime: 0,
      staleTime: Infinity,
    },
  );
  const verb = vacancy.estado === 'cerrada' ? 'Responder en' : 'Cerrar';
  return (
    <MessageDialog title={`${verb} «${vacancy.titulo}»`} onClose={onClose}>
      <Loaded of={draft} failed="No se puede preparar el cierre">
        {(data) => <ClosingForm vacancy={vacancy} draft={data} onClose={onClose} />}
      </Loaded>
      {!draft.data && <Button onClick={onClose}>Cancelar</Button>}
    </MessageDialog>
  );
}
