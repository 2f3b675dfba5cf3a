import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material';
import { DUPLICADO_MOTIVO_LABEL, FIELD_LABEL } from '@hiring/contract';
import { fullName } from '../useCandidate';
import { formatDay } from '../../ui/format/dates';
import { type Compared, type Duplicate, EVERYTHING } from './useDuplicates';
import { useRedirect } from 'react-admin';
import { api, at, reasonOf, useWrite } from '../../providers/api';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';

const FACTS: readonly { label: string; of: (record: Compared) => string }[] = [
  { label: 'Nombre', of: fullName },
  { label: FIELD_LABEL.email, of: ({ email }) => email },
  { label: FIELD_LABEL.telefono, of: ({ telefono }) => telefono },
  {
    label: FIELD_LABEL.fecha_nacimiento,
    of: ({ fecha_nacimiento }) => (fecha_nacimiento ? formatDay(fecha_nacimiento) : '—'),
  },
  { label: FIELD_LABEL.ciudad, of: ({ ciudad }) => ciudad || '—' },
  { label: 'Cuenta en el portal', of: ({ con_cuenta }) => (con_cuenta ? 'Sí' : 'No') },
  { label: 'CV', of: ({ con_cv }) => (con_cv ? 'Sí' : 'No') },
  { label: 'Candidaturas', of: ({ candidaturas }) => String(candidaturas) },
  { label: 'Creada', of: ({ created_at }) => formatDay(created_at) },
];

interface Props {
  esta: Compared;
  duplicate: Duplicate;
  busy: boolean;
  onJoin: (kept: Compared, absorbed: Compared) => void;
}

/** What tells two people apart, line by line; what is the same is said in words, not only by its weight. */
function ComparedRecords({ esta, duplicate, busy, onJoin }: Props) {
  const { otra, motivos, conservar_esta: refused, conservar_otra } = duplicate;
  const choices = [
    {
      label: 'Unir y conservar esta',
      refusal: refused,
      said: refused,
      choose: () => onJoin(esta, otra),
    },
    {
      label: 'Unir y conservar la otra',
      refusal: conservar_otra,
      said: conservar_otra === refused ? null : conservar_otra,
      choose: () => onJoin(otra, esta),
    },
  ];
  return (
    <Box component="section" sx={{ '& + &': { mt: 4 } }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {motivos.map((motivo) => DUPLICADO_MOTIVO_LABEL[motivo]).join(', ')}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            py: 0.75,
            pr: 1,
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
            fontWeight: 400,
          },
          '& thead th': { fontWeight: 700 },
          '& tbody th': { color: 'text.secondary', typography: 'caption', hyphens: 'auto' },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: '28%' }}>
              Dato
            </Box>
            <th scope="col">Esta ficha</th>
            <th scope="col">La otra</th>
          </tr>
        </thead>
        <tbody>
          {FACTS.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(esta)}</td>
              <td>{of(otra)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {choices.map(({ label, refusal, said, choose }) => (
          <Box key={label} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}>
            <Button variant="outlined" disabled={busy || refusal !== null} onClick={choose}>
              {label}
            </Button>
            {said && <Typography variant="hint">{said}</Typography>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface CompareDialogProps {
  esta: Compared;
  duplicados: readonly Duplicate[];
  onClose: () => void;
}

/** Two records side by side, and which of them is to stay. */
export function CompareDialog({ esta, duplicados, onClose }: CompareDialogProps) {
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
    <InfoDialog title="Posibles duplicados" maxWidth="md" onClose={onClose}>
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
    </InfoDialog>
  );
}
