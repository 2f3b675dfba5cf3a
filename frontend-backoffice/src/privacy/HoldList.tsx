import '../i18n/es/privacy';
import { useState } from 'react';
import { DataTable, List, useTranslate } from 'react-admin';
import { formatDay, formatMoment } from '../format/dates';
import { WriteButton } from '../ui/ConfirmedButton';
import { PartHeader } from '../ui/PageHeader';
import { ToneBadge } from '../ui/ToneBadge';
import { HoldDialog } from './HoldDialog';
import { PrivacyFrame } from './PrivacyFrame';
import { AddButton } from '../ui/AddButton';
import { api, at, type Schemas } from '../providers/api';

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
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  return (
    <PrivacyFrame current="/privacy/holds">
      <PartHeader
        title="Retenciones"
        lead={translate('privacy.holds_lead')}
        action={<AddButton onClick={() => setAdding(true)}>Poner una retención</AddButton>}
      />
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <HoldTable />
      </List>
      {adding && <HoldDialog onClose={() => setAdding(false)} />}
    </PrivacyFrame>
  );
}
