import '../../i18n/record';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { customFieldText, DIAS_DESHACER_FUSION, DUPLICADO_MOTIVO_LABEL, FIELD_LABEL } from '@hiring/contract';
import { useCustomFields, valueOf } from '../../fields/useCustomFields';
import { fullName } from '../useCandidate';
import { formatDay } from '../../ui/format/dates';
import type { Compared, Duplicate } from './useDuplicates';
import { useRedirect } from 'react-admin';
import { translate } from '../../i18n/texts';
import { api, at, reasonOf, useWrite } from '../../providers/api';
import { EVERYTHING } from '../../providers/freshness';
import { AskFirst } from '../../ui/dialogs/confirm';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { useId, useState } from 'react';
import { Alert } from '../../ui/Alert';

const yesOrNo = (is: boolean) => translate(`ra.boolean.${is}`);

const FACTS: readonly { label: string; of: (record: Compared) => string }[] = [
  { label: 'candidates.duplicates.name', of: fullName },
  { label: FIELD_LABEL.email, of: ({ email }) => email },
  { label: FIELD_LABEL.telefono, of: ({ telefono }) => telefono },
  {
    label: FIELD_LABEL.fecha_nacimiento,
    of: ({ fecha_nacimiento }) => (fecha_nacimiento ? formatDay(fecha_nacimiento) : '—'),
  },
  { label: FIELD_LABEL.ciudad, of: ({ ciudad }) => ciudad || '—' },
  { label: 'candidates.duplicates.account', of: ({ con_cuenta }) => yesOrNo(con_cuenta) },
  { label: 'candidates.people.cv', of: ({ con_cv }) => yesOrNo(con_cv) },
  { label: 'candidates.duplicates.applications', of: ({ candidaturas }) => String(candidaturas) },
  { label: 'candidates.duplicates.created', of: ({ created_at }) => formatDay(created_at) },
];

interface Props {
  esta: Compared;
  duplicate: Duplicate;
  busy: boolean;
  onJoin: (kept: Compared, absorbed: Compared) => void;
}

/** What tells two people apart, line by line; what is the same is said in words, not only by its weight. */
function ComparedRecords({ esta, duplicate, busy, onJoin }: Props) {
  const { otra, motivos, conservar_esta, conservar_otra } = duplicate;
  const own = useCustomFields('persona')
    .map((field) => ({
      label: customFieldText(field.etiqueta),
      of: ({ campos }: Compared) => valueOf(field, campos) ?? '—',
    }))
    .filter(({ of }) => of(esta) !== of(otra));
  const choices = [
    { label: 'candidates.duplicates.keepThis', refusal: conservar_esta, join: () => onJoin(esta, otra) },
    { label: 'candidates.duplicates.keepOther', refusal: conservar_otra, join: () => onJoin(otra, esta) },
  ];
  const id = useId();
  const reasonOfChoice = (refusal: string, place: number) =>
    `${id}-${refusal === conservar_esta ? 0 : place}`;
  return (
    <Box component="section" sx={{ '& + &': { mt: 4 } }}>
      <Typography variant="h3" gutterBottom>
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
              {translate('candidates.duplicates.fact')}
            </Box>
            <th scope="col">{translate('candidates.duplicates.this')}</th>
            <th scope="col">{translate('candidates.duplicates.other')}</th>
          </tr>
        </thead>
        <tbody>
          {[...FACTS, ...own].map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{translate(label)}</th>
              <td>{of(esta)}</td>
              <td>{of(otra)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {choices.map(({ label, refusal, join }, place) => (
          <Box key={label} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}>
            <Button
              variant="outlined"
              // Not `disabled`: the keyboard reaches it, so that the reason can be read.
              aria-disabled={busy || refusal !== null}
              aria-label={`${translate(label)} (${translate('candidates.duplicates.other')}: ${otra.email || fullName(otra)})`}
              aria-describedby={refusal === null ? undefined : reasonOfChoice(refusal, place)}
              onClick={busy || refusal !== null ? undefined : join}
              sx={refusal === null ? {} : { color: 'text.disabled', cursor: 'default' }}
            >
              {translate(label)}
            </Button>
            {/* A reason that both directions share is shown once. */}
            {refusal && (place === 0 || refusal !== conservar_esta) && (
              <Typography variant="hint" id={reasonOfChoice(refusal, place)}>
                {refusal}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface Joining {
  kept: Compared;
  absorbed: Compared;
}

interface CompareDialogProps {
  esta: Compared;
  duplicados: readonly Duplicate[];
  onClose: () => void;
}

/** Two records side by side, and which of them is to stay. */
export function CompareDialog({ esta, duplicados, onClose }: CompareDialogProps) {
  const redirect = useRedirect();
  const [asked, setAsked] = useState<Joining>();
  const merging = useWrite(
    ({ kept, absorbed }: Joining) => {
      const times = { conservado_at: kept.updated_at, absorbido_at: absorbed.updated_at };
      return api.post('/api/candidates/{id}/merge', at(kept.id, { absorbido_id: absorbed.id, ...times }));
    },
    {
      changes: EVERYTHING,
      done: 'candidates.duplicates.joined',
      then: (_answer, { kept }) => {
        onClose();
        if (kept.id !== esta.id) redirect('show', 'candidates', kept.id);
      },
      notifies: false,
    },
  );

  const words = asked && {
    name: fullName(asked.kept),
    email: asked.kept.email || '—',
    other: asked.absorbed.email || '—',
    days: DIAS_DESHACER_FUSION,
  };
  return (
    <InfoDialog title={translate('candidates.duplicates.title')} maxWidth="md" onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{translate('candidates.duplicates.explanation')}</DialogContentText>
      {merging.isError && <Alert severity="error">{reasonOf(merging.error)}</Alert>}
      {duplicados.map((duplicate) => (
        <ComparedRecords
          key={duplicate.otra.id}
          esta={esta}
          duplicate={duplicate}
          busy={merging.isPending}
          onJoin={(kept, absorbed) => setAsked({ kept, absorbed })}
        />
      ))}
      {asked && (
        <AskFirst
          open
          question="candidates.duplicates.join.question"
          explanation={translate('candidates.duplicates.join.explanation', words)}
          confirm="candidates.duplicates.join.confirm"
          onConfirm={() => merging.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </InfoDialog>
  );
}
