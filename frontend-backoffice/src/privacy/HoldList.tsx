import '../i18n/privacy';
import { Typography } from '@mui/material';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { DataTable, DateInput, List, TextInput } from 'react-admin';
import { todayInMadrid } from '../ui/format/days';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { api, at, type Schemas } from '../providers/api';
import { useState } from 'react';
import { formatDay, formatMoment } from '../ui/format/dates';
import { WriteButton } from '../ui/dialogs/confirm';
import { PartHeader } from '../ui/PageHeader';
import { ToneBadge } from '../ui/display/text';
import { PrivacyFrame } from './PrivacyFrame';
import { AddButton } from '../ui/buttons';

interface Props {
  /** Whose data; without it the e-mail is asked for. */
  person?: { id: string; persona: string };
  onClose: () => void;
}

type Order = Schemas['HoldRequest'];

export function HoldDialog({ person, onClose }: Props) {
  return (
    <FormDialog<Order>
      title={person ? `Retener los datos de ${person.persona}` : 'Poner una retención'}
      save={(order) => api.post('/api/privacy/holds', { body: { ...order, candidato_id: person?.id } })}
      reads={['privacy/holds', 'privacy/requests', 'privacy/retention/quarantine', 'hold']}
      done="Retención puesta"
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Mientras dure, sus datos no se borran ni entran en cuarentena, aunque la persona lo pida.
      </Typography>
      {!person && (
        <TextInput
          source="email"
          label="Email de la persona"
          isRequired
          slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email, autoComplete: 'off' } }}
        />
      )}
      <TextInput
        source="motivo"
        label="Motivo"
        isRequired
        multiline
        minRows={3}
        helperText="Si la persona pide el borrado, se le dirá este motivo."
        slotProps={upTo(CONSERVACION_LIMITS.motivo)}
      />
      <DateInput
        source="hasta"
        label="Hasta (opcional)"
        helperText="Sin fecha, dura hasta que la levantes."
        slotProps={{ htmlInput: { min: todayInMadrid() } }}
      />
    </FormDialog>
  );
}

type Hold = Schemas['HoldResponse'];
const Column = DataTable.Col<Hold>;

function LiftButton({ id, persona, levantada_at }: Hold) {
  if (levantada_at !== null) return null;
  return (
    <WriteButton
      label="Levantar"
      question={`¿Levantar la retención de ${persona}?`}
      explanation="Sus datos vuelven a contar para los plazos de conservación y se podrán borrar."
      write={() => api.post('/api/privacy/holds/{id}/lift', at(id))}
      reads={['privacy/holds', 'privacy/requests', 'hold']}
      done="Retención levantada"
    />
  );
}

const by = (who: string | null) => (who ? ` por ${who}` : '');

function HoldTable() {
  return (
    <DataTable<Hold>>
      <Column source="persona" render={({ persona }) => <strong>{persona}</strong>} />
      <Column
        source="vigente"
        render={({ vigente, levantada_at }) => (
          <ToneBadge tone={vigente ? 'yellow' : 'grey'}>
            {vigente ? 'Vigente' : levantada_at ? 'Levantada' : 'Vencida'}
          </ToneBadge>
        )}
      />
      <Column source="motivo" sx={{ maxWidth: { lg: 420 }, overflowWrap: 'anywhere' }} />
      <Column
        source="created_at"
        render={({ created_at, creada_por }) => `${formatMoment(created_at)}${by(creada_por)}`}
      />
      <Column
        source="hasta"
        render={({ hasta, levantada_at, levantada_por }) =>
          levantada_at
            ? `Levantada el ${formatMoment(levantada_at)}${by(levantada_por)}`
            : hasta
              ? `Hasta el ${formatDay(hasta)}`
              : 'Sin fecha de fin'
        }
      />
      <Column source="id" label="Acciones" align="right" render={(hold) => <LiftButton {...hold} />} />
    </DataTable>
  );
}

export function HoldList() {
  const [adding, setAdding] = useState(false);
  return (
    <PrivacyFrame current="/privacy/holds">
      <PartHeader
        title="Retenciones"
        lead="Para conservar los datos de alguien mientras hay una reclamación, una inspección u otra obligación legal."
        action={<AddButton onClick={() => setAdding(true)}>Poner una retención</AddButton>}
      />
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <HoldTable />
      </List>
      {adding && <HoldDialog onClose={() => setAdding(false)} />}
    </PrivacyFrame>
  );
}
