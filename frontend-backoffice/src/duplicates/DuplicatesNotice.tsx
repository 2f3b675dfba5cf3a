import { Alert, Box } from '@mui/material';
import { formatDay } from '../format/dates';
import { WriteButton } from '../ui/confirm';
import { DialogButton } from '../ui/buttons';
import { later } from '../ui/later';
import { EVERYTHING, useDuplicates } from './useDuplicates';
import { api, at, type Schemas } from '../providers/api';

/** A record that went into this one, and the way back. */
function MergedNotice({ merge }: { merge: Schemas['MergeResponse'] }) {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        merge.no_se_deshace === null && (
          <WriteButton
            label="Separar"
            question="¿Separar las dos fichas?"
            explanation="Cada candidatura, CV, nota y mensaje vuelve a la ficha de la que vino."
            color="inherit"
            write={() => api.post('/api/merges/{id}/undo', at(merge.id))}
            reads={EVERYTHING}
            done="Fichas separadas."
          />
        )
      }
    >
      Unida con otra ficha de «{merge.absorbido}» el {formatDay(merge.hecha_at)}
      {merge.autor && ` por ${merge.autor}`}.{' '}
      {merge.no_se_deshace ?? `Se puede separar hasta el ${formatDay(merge.hasta)}.`}
    </Alert>
  );
}

const CompareDialog = later(() => import('./CompareDialog'), 'CompareDialog');

/** Says in the record that the same person may have another one, and which ones went into it. */
export function DuplicatesNotice({ candidateId }: { candidateId: string }) {
  // A record is read all the same when this cannot be: the notice is a help and shows no failure of its own.
  const { data } = useDuplicates(candidateId);
  if (!data || data.duplicados.length + data.fusiones.length === 0) return null;
  const { duplicados } = data;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, sm: 3 }, pb: 1.5, flexShrink: 0 }}>
      {duplicados.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          action={
            <DialogButton
              color="inherit"
              size="small"
              dialog={(close) => <CompareDialog esta={data.esta} duplicados={duplicados} onClose={close} />}
            >
              Comparar
            </DialogButton>
          }
        >
          Posibles duplicados: {duplicados.length === 1 ? 'otra ficha' : `otras ${duplicados.length} fichas`}
        </Alert>
      )}
      {data.fusiones.map((merge) => (
        <MergedNotice key={merge.id} merge={merge} />
      ))}
    </Box>
  );
}
