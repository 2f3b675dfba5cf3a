import { Box, Stack, Typography } from '@mui/material';
import {
  IMPORT_DECISION_LABEL,
  importDecisionsOf,
  type ImportDuplicate,
  type ImportField,
  STAGE_HEADING,
  STAGES,
} from '@hiring/contract';
import { BooleanInput, required, SelectInput, SourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { columns } from '../ui/columns';
import { PlaceInputs } from './PlaceInputs';

const STAGE_CHOICES = STAGES.map((id) => ({ id, name: STAGE_HEADING[id] }));
const DUPLICATES: readonly { kind: ImportDuplicate; name: string; label: string }[] = [
  { kind: 'email', name: 'si_email', label: 'Si ya hay alguien con ese email' },
  { kind: 'telefono', name: 'si_telefono', label: 'Si ya hay alguien con ese teléfono y nombre' },
  { kind: 'fila', name: 'si_fila', label: 'Si se repite en el archivo' },
];
const PLACE: readonly (ImportField | null)[] = ['vacante', 'departamento', 'posicion'];
const INSIDE = {
  getSource: (source: string) => `opciones.${source}`,
  getLabel: (source: string) => `resources.imports.fields.${source}`,
};

/** For all rows: where they go, in which stage, what is done with duplicates, and whether people are told. */
export function PlanOptions() {
  const mapping = useWatch<{ mapeo: (ImportField | null)[] }, 'mapeo'>({ name: 'mapeo' });
  return (
    <SourceContextProvider value={INSIDE}>
      <Stack spacing={3}>
        <div>
          <PlaceInputs />
          <Typography variant="hint" sx={{ mt: 0.5 }}>
            {mapping.some((field) => field !== null && PLACE.includes(field))
              ? 'Lo que diga cada fila manda sobre el departamento y la posición de aquí; una vacante elegida aquí vale para todas las filas que no nombren otra.'
              : 'Vale para todas las filas.'}
          </Typography>
        </div>
        <Box sx={columns({ md: 2 })}>
          <SelectInput
            source="etapa"
            label="Estado de las candidaturas"
            choices={STAGE_CHOICES}
            validate={required()}
          />
          {DUPLICATES.map(({ kind, name, label }) => (
            <SelectInput
              key={name}
              source={name}
              label={label}
              choices={importDecisionsOf(kind).map((id) => ({ id, name: IMPORT_DECISION_LABEL[id] }))}
              validate={required()}
            />
          ))}
        </Box>
        <BooleanInput
          source="avisar"
          label="Enviarles el email de candidatura recibida (si no, no se les escribe)"
        />
      </Stack>
    </SourceContextProvider>
  );
}
