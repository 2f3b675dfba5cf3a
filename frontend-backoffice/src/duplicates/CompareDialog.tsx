import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useRedirect } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { ComparedRecords } from './ComparedRecords';
import { type Compared, type Duplicate, EVERYTHING } from './useDuplicates';
import { api, at, useWrite } from '../providers/api';

interface Props {
  esta: Compared;
  duplicados: readonly Duplicate[];
  onClose: () => void;
}

/** Two records side by side, and which of them is to stay. */
export function CompareDialog({ esta, duplicados, onClose }: Props) {
  const redirect = useRedirect();
  const merging = useWrite(
    ({ kept, absorbed }: { kept: Compared; absorbed: Compared }) =>
      api.post(
        '/api/candidates/{id}/merge',
        at(kept.id, {
          absorbido_id: absorbed.id,
          conservado_at: kept.updated_at,
          absorbido_at: absorbed.updated_at,
        }),
      ),
    {
      reads: EVERYTHING,
      done: 'Fichas unidas. Se pueden separar desde la ficha que queda.',
      then: (_answer, { kept }) => {
        onClose();
        if (kept.id !== esta.id) redirect('show', 'candidates', kept.id);
      },
      tells: false,
    },
  );

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>Posibles duplicados</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Al unir dos fichas, la que se conserva recibe las candidaturas, los CV, las notas, las entrevistas y
          los mensajes de la otra. Los datos personales son los de la ficha que se conserva.
        </DialogContentText>
        {merging.isError && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {reasonOf(merging.error)}
          </Alert>
        )}
        {duplicados.map((duplicate) => (
          <ComparedRecords
            key={duplicate.otra.id}
            esta={esta}
            duplicate={duplicate}
            busy={merging.isPending}
            onJoin={(kept, absorbed) => merging.mutate({ kept, absorbed })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
