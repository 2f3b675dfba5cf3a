import { VACANCY_FIELD_LABEL, type VacancyField } from '@hiring/contract';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Vacancy } from '../vacancy';
import { isUnauthenticated, problemOf, reasonOf } from '../../providers/problem';

function changedLabels(before: Vacancy, after: Vacancy): string[] {
  const valueOf = (vacancy: Vacancy, field: VacancyField) =>
    JSON.stringify(field === 'motivo_sin_salario' ? vacancy.gestion?.[field] : vacancy[field]);
  return (Object.keys(VACANCY_FIELD_LABEL) as VacancyField[])
    .filter((field) => valueOf(before, field) !== valueOf(after, field))
    .map((field) => VACANCY_FIELD_LABEL[field]);
}

const messageOf = (error: unknown): string => {
  if (isUnauthenticated(error)) {
    return 'Usuario no autenticado. Inicia sesión en otra pestaña y vuelve a guardar.';
  }
  const reason = reasonOf(error);
  return reason === 'Error desconocido' ? 'Error al guardar la vacante' : reason;
};

/** The vacancy as somebody else left it while the form was open. */
function newerOf(error: unknown): Vacancy | null {
  const problem = problemOf(error);
  return problem?.code === 'vacancy_stale' ? (problem.actual ?? null) : null;
}

interface Props {
  failure: unknown;
  /** Given while the form shows what was kept of an earlier visit. */
  discard: ReactNode;
}

/** Why it was not saved, and what was kept from before. What is typed stays whatever is shown. */
export function FormNotices({ failure, discard }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const vacancy = useRecordContext<Vacancy>();
  const { reset, setValue } = useFormContext();
  const [settled, setSettled] = useState<unknown>(null);
  const error = failure === settled ? null : failure;
  const newer = newerOf(error);
  // At the end of a long form its beginning is out of view.
  useEffect(() => {
    if (!error) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } }}>
      {discard && !error && (
        <Alert severity="info" action={discard}>
          Hemos recuperado lo que dejaste sin guardar.
        </Alert>
      )}
      {newer && vacancy && (
        <Alert severity="warning">
          <AlertTitle>Otra persona ha cambiado esta vacante mientras la editabas</AlertTitle>
          Ha cambiado: {changedLabels(vacancy, newer).join(', ') || 'su estado'}. Lo que has escrito sigue
          aquí.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              type="submit"
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setValue('gestion.version', newer.gestion?.version ?? 0)}
            >
              Guardar lo mío
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                reset(newer);
                setSettled(failure);
              }}
            >
              Descartar lo mío y ver lo nuevo
            </Button>
          </Box>
        </Alert>
      )}
      {error !== null && !newer && (
        <Alert severity="error">
          <AlertTitle>Error:</AlertTitle>
          {messageOf(error)} Lo escrito sigue aquí.
        </Alert>
      )}
    </Box>
  );
}
