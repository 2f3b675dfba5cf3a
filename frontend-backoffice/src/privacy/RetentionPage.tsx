import '../i18n/privacy';
import { Box, Button, Card, Typography } from '@mui/material';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { DataTable, List, NumberInput } from 'react-admin';
import { fieldErrorsOf, type Schemas } from '../providers/api';
import { columns } from '../ui/lists/columns';
import { FormToolbar, SingleRecordForm } from '../ui/forms/SingleRecordForm';
import { useState } from 'react';
import { formatDay } from '../ui/format/dates';
import { PartHeader } from '../ui/PageHeader';
import { HoldDialog } from './HoldList';
import { PrivacyFrame } from './PrivacyFrame';

const RESOURCE = 'privacy/retention/settings';

const FIELDS = [
  {
    source: 'retencion_meses',
    label: 'Meses que se conservan',
    help: 'Desde la última actividad.',
    ...CONSERVACION_LIMITS.retencionMeses,
  },
  {
    source: 'aviso_dias',
    label: 'Días de aviso',
    help: 'Antes de la cuarentena se le pregunta por email.',
    ...CONSERVACION_LIMITS.avisoDias,
  },
  {
    source: 'cuarentena_dias',
    label: 'Días de cuarentena',
    help: 'Nadie ve la ficha; después se borra.',
    ...CONSERVACION_LIMITS.cuarentenaDias,
  },
] as const;

function RetentionForm() {
  const client = useQueryClient();
  return (
    <Card>
      <SingleRecordForm
        resource={RESOURCE}
        unreadable="No se pudieron cargar los plazos"
        failure="No se pudieron guardar los plazos"
        saved="Plazos guardados"
        // Somebody else may have changed them.
        onFailed={(error) => {
          if (Object.keys(fieldErrorsOf(error)).length === 0) {
            void client.invalidateQueries({ queryKey: [RESOURCE] });
          }
        }}
      >
        <Box sx={{ ...columns({ md: 3 }), p: 2 }}>
          {FIELDS.map(({ source, label, help, min, max }) => (
            <NumberInput
              key={source}
              source={source}
              label={label}
              margin="none"
              min={min}
              max={max}
              step={1}
              helperText={`${help} De ${min} a ${max}.`}
            />
          ))}
        </Box>
        <Typography variant="note" sx={{ px: 2, pb: 1 }}>
          Mira antes en «Simular» a quién afecta. El permiso para futuras ofertas dura 24 meses y no se cambia
          aquí.
        </Typography>
        <FormToolbar label="Guardar plazos" />
      </SingleRecordForm>
    </Card>
  );
}

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
  const [keeping, setKeeping] = useState<Person>();
  return (
    <PrivacyFrame current="/privacy/retention/quarantine">
      <PartHeader
        title="Plazos de conservación"
        lead="Cuentan desde la última actividad de quien ya no tiene ningún proceso abierto: el fin de su última candidatura, su última entrada o su permiso para futuras ofertas. Los procesos abiertos y las personas contratadas nunca vencen."
      />
      <RetentionForm />
      <section style={{ marginTop: 32 }}>
        <PartHeader
          title="En cuarentena"
          lead="Nadie ve estas fichas en ninguna pantalla. Si hay un motivo para conservarlas, ponles una retención y vuelven a estar a la vista."
        />
        <List sort={{ field: 'actividad_at', order: 'ASC' }}>
          <Quarantined onKeep={setKeeping} />
        </List>
      </section>
      {keeping && <HoldDialog person={keeping} onClose={() => setKeeping(undefined)} />}
    </PrivacyFrame>
  );
}
