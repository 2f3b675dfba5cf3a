import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import type { Candidate } from '../candidates/types';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PersonRecord } from './PersonRecord';

/** A row of the list has less: the record is kept apart from it. */
const WHOLE_RECORD = { record: 'whole' };

interface Props {
  id: string;
  onClose: () => void;
}

/** 'Perfil Completo del Candidato': everything that the person gave, to be read. */
export function PersonDialog({ id, onClose }: Props) {
  const titleId = useId();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data, error, isPending, refetch } = useGetOne<Candidate>(
    'candidates',
    { id, meta: WHOLE_RECORD },
    { retry: false },
  );
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Perfil Completo del Candidato</DialogTitle>
      <DialogContent dividers>
        {isPending && <ListSkeleton rows={5} />}
        {error && !data && (
          <LoadFailed
            title="No se pudo cargar el candidato"
            missing="Este candidato ya no existe"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && <PersonRecord person={data} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        {data && !data.cv_url && (
          <Typography variant="caption" color="text.secondary" sx={{ mr: 'auto' }}>
            Sin CV
          </Typography>
        )}
        {data?.cv_url && (
          <Button
            component="a"
            href={data.cv_url}
            target="_blank"
            rel="noopener"
            variant="contained"
            aria-label="Ver CV (se abre en otra pestaña)"
            sx={{ minHeight: 44 }}
          >
            Ver CV
          </Button>
        )}
        <Button variant="outlined" onClick={onClose} sx={{ minHeight: 44 }}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
