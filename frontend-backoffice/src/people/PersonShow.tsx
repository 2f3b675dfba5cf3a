import { Box, Button, Typography } from '@mui/material';
import type { Candidate } from '../candidates/types';
import { OpenRecord } from '../ui/OpenRecord';
import { PersonRecord } from './PersonRecord';

/** 'Perfil Completo del Candidato': everything that the person gave, to be read. */
export const PersonShow = ({ id }: { id: string }) => (
  <OpenRecord<Candidate>
    resource="people"
    id={id}
    failed="No se pudo cargar el candidato"
    missing="Este candidato ya no existe"
  >
    {(person) => (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="body2" color="text.secondary" sx={{ pr: 7 }}>
          Perfil Completo del Candidato
        </Typography>
        <PersonRecord person={person} />
        <Box sx={{ mt: 3 }}>
          {person.cv_url ? (
            <Button
              href={person.cv_url}
              target="_blank"
              rel="noopener"
              variant="contained"
              aria-label="Ver CV (se abre en otra pestaña)"
              sx={{ minHeight: 44 }}
            >
              Ver CV
            </Button>
          ) : (
            <Typography color="text.secondary">Sin CV</Typography>
          )}
        </Box>
      </Box>
    )}
  </OpenRecord>
);
