import { Box, Card, Typography } from '@mui/material';
import { CONSERVACION_LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { NumberInput } from 'react-admin';
import { fieldErrorsOf } from '../providers/problem';
import { columns } from '../ui/columns';
import { FormToolbar, SingleRecordForm } from '../ui/SingleRecordForm';

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

export function RetentionForm() {
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
