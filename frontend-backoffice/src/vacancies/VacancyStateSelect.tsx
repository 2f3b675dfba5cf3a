import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isOpenEstado, VACANCY_ESTADO_LABEL, VACANCY_ESTADOS, type VacancyEstado } from '@hiring/contract';
import { lazy, Suspense, useState } from 'react';
import { SalaryReasonDialog } from './SalaryReasonDialog';
import type { Vacancy } from './types';
import { useStateChange } from './useStateChange';

const ClosingDialog = lazy(async () => ({ default: (await import('./ClosingDialog')).ClosingDialog }));

/** The estado of a card, to be changed freely; closing asks what to tell those who wait. */
export function VacancyStateSelect({ vacancy }: { vacancy: Vacancy }) {
  const [closing, setClosing] = useState(false);
  const { change, busy, reasonDialog } = useStateChange(vacancy);
  const choose = (estado: VacancyEstado) => {
    if (isOpenEstado(estado)) change(estado);
    else setClosing(true);
  };
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth={false}
        margin="none"
        label="Estado"
        value={vacancy.estado}
        disabled={busy}
        onChange={({ target }) => choose(target.value as VacancyEstado)}
        sx={{ width: 148 }}
        slotProps={{
          select: { SelectDisplayProps: { 'aria-label': `Estado de ${vacancy.titulo}` } },
        }}
      >
        {VACANCY_ESTADOS.map((estado) => (
          <MenuItem key={estado} value={estado}>
            {VACANCY_ESTADO_LABEL[estado]}
          </MenuItem>
        ))}
      </TextField>
      {closing && (
        <Suspense fallback={null}>
          <ClosingDialog vacancy={vacancy} onClose={() => setClosing(false)} />
        </Suspense>
      )}
      {reasonDialog && <SalaryReasonDialog {...reasonDialog} />}
    </>
  );
}
