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
import { type Compared, type Duplicate, useMergeWrite } from './useDuplicates';
import { api, at } from '../providers/api';

interface Props {
  esta: Compared;
  duplicados: readonly Duplicate[];
  onClose: () => void;
}

/** Two records side by side, and which of them is to stay. */
export function CompareDialog({ esta, duplicados, onClose }: Props) {
  const redirect = useRedirect();
  const merging = useMergeWrite(
    ({ kept, absorbed }: { kept: Compared; absorbed: Compared }) =>
      api.post(
        '/api/candidates/{id}/merge',
        at(
          { id: kept.id },
          {
            absorbido_id: absorbed.id,
            conservado_at: kept.updated_at,
            absorbido_at: absorbed.updated_at,
          },
        ),
      ),
    { done: 'Fichas unidas. Se pueden separar desde la ficha que queda.', tells: false },
  );

  function join(kept: Compared, absorbed: Compared) {
    const onSuccess = () => {
      onClose();
      if (kept.id !== esta.id) redirect('show', 'candidates', kept.id);
    };
    merging.mutate({ kept, absorbed }, { onSuccess });
  }

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
            onJoin={join}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
