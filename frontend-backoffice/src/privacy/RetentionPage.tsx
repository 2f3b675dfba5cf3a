import '../i18n/es/privacy';
import { Button } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { DataTable, List, useTranslate } from 'react-admin';
import { formatDay } from '../format/dates';
import { PartHeader } from '../ui/PageHeader';
import { HoldDialog } from './HoldDialog';
import { PrivacyFrame } from './PrivacyFrame';
import { RetentionForm } from './RetentionForm';

type Person = Schemas['QuarantinedPerson'];
const Column = DataTable.Col<Person>;

function Quarantined({ onKeep }: { onKeep: (person: Person) => void }) {
  return (
    <DataTable<Person>>
      <Column source="persona" render={({ persona }) => <strong>{persona}</strong>} />
      <Column source="id" render={({ id }) => `Ficha ${id.slice(0, LIMITS.shortId)}`} />
      <Column source="cuarentena_at" render={({ cuarentena_at }) => `Desde el ${formatDay(cuarentena_at)}`} />
      <Column source="se_borra_at" render={({ se_borra_at }) => `Se borra el ${formatDay(se_borra_at)}`} />
      <Column
        label="Acciones"
        align="right"
        render={(person) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Retener: ${person.persona}`}
            onClick={() => onKeep(person)}
          >
            Retener
          </Button>
        )}
      />
    </DataTable>
  );
}

export function RetentionPage() {
  const translate = useTranslate();
  const [keeping, setKeeping] = useState<Person>();
  return (
    <PrivacyFrame current="/privacy/retention/quarantine">
      <PartHeader title="Plazos de conservación" lead={translate('privacy.retention_lead')} />
      <RetentionForm />
      <section style={{ marginTop: 32 }}>
        <PartHeader title="En cuarentena" lead={translate('privacy.quarantine_lead')} />
        <List sort={{ field: 'actividad_at', order: 'ASC' }}>
          <Quarantined onKeep={setKeeping} />
        </List>
      </section>
      {keeping && <HoldDialog person={keeping} onClose={() => setKeeping(undefined)} />}
    </PrivacyFrame>
  );
}
