import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { formatDay } from '../format/dates';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { type Merge, useMergeWrite } from './useDuplicates';

/** A record that went into this one, and the way back. */
export function MergedNotice({ merge }: { merge: Merge }) {
  const notify = useNotify();
  const undoing = useMergeWrite((provider, id: string) => provider.undoMerge(id));
  return (
    <Alert
      severity="info"
      role="note"
      action={
        merge.no_se_deshace === null && (
          <ConfirmedButton
            label="Separar"
            question="¿Separar las dos fichas?"
            explanation="Cada candidatura, CV, nota y mensaje vuelve a la ficha de la que vino."
            busy={undoing.isPending}
            color="inherit"
            onConfirm={() =>
              undoing.mutate(merge.id, {
                onSuccess: () => notify('Fichas separadas.', { type: 'success' }),
                onError: (error) => notify(reasonOf(error), { type: 'error' }),
              })
            }
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
