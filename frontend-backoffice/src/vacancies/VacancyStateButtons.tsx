import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { VacancyEstado, VacancyOpenEstado } from '@hiring/contract';
import { lazy, Suspense, useState } from 'react';
import { usePermissions } from 'react-admin';
import { SalaryReasonDialog } from './SalaryReasonDialog';
import type { Vacancy } from './types';
import { useStateChange } from './useStateChange';

const ClosingDialog = lazy(async () => ({ default: (await import('./ClosingDialog')).ClosingDialog }));

/** What one may do from each estado besides closing. */
const STEPS: Readonly<Record<VacancyEstado, readonly { to: VacancyOpenEstado; label: string }[]>> = {
  activa: [{ to: 'pausada', label: 'Pausar' }],
  pausada: [{ to: 'activa', label: 'Activar' }],
  borrador: [{ to: 'activa', label: 'Publicar' }],
  cerrada: [{ to: 'activa', label: 'Volver a abrir' }],
};

interface Props {
  vacancy: Vacancy;
  /** People who wait for an answer; undefined: not known yet. */
  waiting: number | undefined;
}

/** Pause, open and close, for who may; and answering those whom a closed vacancy left waiting. */
export function VacancyStateButtons({ vacancy, waiting = 0 }: Props) {
  const { permissions } = usePermissions<string[]>();
  const [closing, setClosing] = useState(false);
  const { change, busy, reasonDialog } = useStateChange(vacancy);

  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {STEPS[vacancy.estado].map(({ to, label }) => (
        <Button key={to} variant="outlined" disabled={busy} onClick={() => change(to)}>
          {label}
        </Button>
      ))}
      {vacancy.estado !== 'cerrada' && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setClosing(true)}>
          Cerrar vacante
        </Button>
      )}
      {vacancy.estado === 'cerrada' && waiting > 0 && (
        <Button variant="contained" color="secondary" onClick={() => setClosing(true)}>
          Responder a quienes esperan
        </Button>
      )}
      {closing && (
        <Suspense fallback={null}>
          <ClosingDialog vacancy={vacancy} onClose={() => setClosing(false)} />
        </Suspense>
      )}
      {reasonDialog && <SalaryReasonDialog {...reasonDialog} />}
    </Box>
  );
}
