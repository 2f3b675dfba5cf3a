import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { Candidate } from '../../candidates/types';
import { isMissing, reasonOf } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { TitledNotice } from '../../ui/TitledNotice';
import type { Interview } from '../types';
import { useInterviewAddress } from '../useInterviewAddress';
import { emptyForm, formOf } from './formValues';
import { InterviewForm } from './InterviewForm';
import { NOWHEN, useFirstBeginning } from './useFirstBeginning';

// The panel says itself what failed.
const QUIET = { onError: () => undefined };

interface Props {
  candidate: { data: Candidate | undefined; isPending: boolean; error: unknown };
}

/** The form of the address: `nueva=1`, or `editar` with an id. */
export function InterviewFormPanel({ candidate }: Props) {
  const { read, change } = useInterviewAddress();
  const notify = useNotify();
  const editingId = read('editar');
  const scopedTo = read('candidato');
  const interview = useGetOne<Interview>(
    'interviews',
    { id: editingId ?? '' },
    { enabled: Boolean(editingId), staleTime: 0, ...QUIET },
  );
  const beginning = useFirstBeginning({ dia: read('dia'), candidateId: scopedTo, enabled: !editingId });
  const close = () => change({ nueva: undefined, editar: undefined, dia: undefined });
  const invalid = Boolean(!editingId && scopedTo && candidate.error && isMissing(candidate.error));

  useEffect(() => {
    if (!invalid) return;
    notify(<TitledNotice title="Error de validación" text="Candidato no válido" severity="error" />, {
      autoHideDuration: 6000,
    });
  }, [invalid, notify]);

  function content() {
    if (editingId) {
      if (interview.error) return problem(interview.error, () => void interview.refetch());
      // An older copy from the list would be saved over what others have changed.
      if (!interview.data || interview.isFetching) return <ListSkeleton rows={3} />;
    } else if (scopedTo) {
      if (invalid) {
        return (
          <Alert
            severity="error"
            action={<Button onClick={() => change({ candidato: undefined })}>Elegir otro candidato</Button>}
          >
            Candidato no válido
          </Alert>
        );
      }
      if (candidate.isPending) return <ListSkeleton rows={3} />;
    }
    if (!editingId && !beginning) return <ListSkeleton rows={3} />;
    return null;
  }

  const waiting = content();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2.5 }}>
      {waiting ?? (
        <InterviewForm
          key={editingId ?? `nueva ${scopedTo ?? ''} ${read('dia') ?? ''}`}
          initial={
            interview.data && editingId
              ? formOf(interview.data)
              : emptyForm(scopedTo ?? '', beginning ?? NOWHEN)
          }
          editing={editingId ? interview.data : undefined}
          candidate={candidate.data}
          reload={async () => (await interview.refetch()).data}
          onSaved={close}
          onClose={close}
        />
      )}
    </Card>
  );
}

function problem(error: unknown, retry: () => void) {
  return (
    <Alert severity="error" action={<Button onClick={retry}>Reintentar</Button>}>
      No se pudo cargar la entrevista. {reasonOf(error)}
    </Alert>
  );
}
