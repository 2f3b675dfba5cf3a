import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import type { Candidate } from '../candidates/types';
import { DetailWaiting } from '../ui/DetailDrawer';
import { LoadFailed } from '../ui/LoadFailed';
import { PersonRecord } from './PersonRecord';

/** A row of the list has less: the record is kept apart from it. */
const WHOLE_RECORD = { record: 'whole' };

/** 'Perfil Completo del Candidato': everything that the person gave, to be read. */
export function PersonShow({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetOne<Candidate>('people', { id, meta: WHOLE_RECORD });
  if (isPending) return <DetailWaiting />;
  if (!data) {
    return (
      <LoadFailed
        title="No se pudo cargar el candidato"
        missing="Este candidato ya no existe"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="body2" color="text.secondary" sx={{ pr: 7 }}>
        Perfil Completo del Candidato
      </Typography>
      <PersonRecord person={data} />
      <Box sx={{ mt: 3 }}>
        {data.cv_url ? (
          <Button
            href={data.cv_url}
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
  );
}
