import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { isUnauthenticated, reasonOf } from '../../providers/problem';
import type { Vacancy } from '../types';
import { changedLabels, type VacancyFormState } from './useVacancyForm';

const messageOf = (error: unknown): string => {
  if (isUnauthenticated(error)) {
    return 'Usuario no autenticado. Inicia sesión en otra pestaña y vuelve a guardar.';
  }
  const reason = reasonOf(error);
  return reason === 'Error desconocido' ? 'Error al guardar la vacante' : reason;
};

/** Why it was not saved, and what was kept from before. What is typed stays whatever is shown. */
export function FormNotices({ form, vacancy }: { form: VacancyFormState; vacancy: Vacancy | null }) {
  const box = useRef<HTMLDivElement>(null);
  const { error, newer, restored } = form;
  // At the end of a long form nobody sees its beginning.
  useEffect(() => {
    if (!error) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Box
      ref={box}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } }}
    >
      {restored && !error && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => form.discard()}>
              Descartar
            </Button>
          }
        >
          Hemos recuperado lo que dejaste sin guardar.
        </Alert>
      )}
      {newer && vacancy ? (
        <Alert severity="warning">
          <AlertTitle>Otra persona ha cambiado esta vacante mientras la editabas</AlertTitle>
          Ha cambiado: {changedLabels(vacancy, newer).join(', ') || 'su estado'}. Lo que has escrito sigue
          aquí.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => form.overwrite(newer.gestion?.version ?? 0)}
            >
              Guardar lo mío
            </Button>
            <Button size="small" color="inherit" onClick={() => form.discard(newer)}>
              Descartar lo mío y ver lo nuevo
            </Button>
          </Box>
        </Alert>
      ) : (
        error && (
          <Alert severity="error">
            <AlertTitle>Error:</AlertTitle>
            {messageOf(error)} Lo escrito sigue aquí.
          </Alert>
        )
      )}
    </Box>
  );
}
