import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  IMPORT_DECISION_LABEL,
  type ImportDecision,
  importDecisionsOf,
  type ImportDuplicate,
  type ImportField,
  STAGE_HEADING,
  STAGES,
} from '@hiring/contract';
import type { ImportDetail } from './types';
import { PlaceFields } from './PlaceFields';

type Options = ImportDetail['opciones'];

interface Props {
  options: Options;
  mapping: readonly (ImportField | null)[];
  onChange: (changes: Partial<Options>) => void;
}

const DUPLICATES: readonly {
  kind: ImportDuplicate;
  name: 'si_email' | 'si_telefono' | 'si_fila';
  label: string;
}[] = [
  { kind: 'email', name: 'si_email', label: 'Si ya hay alguien con ese email' },
  { kind: 'telefono', name: 'si_telefono', label: 'Si ya hay alguien con ese teléfono y nombre' },
  { kind: 'fila', name: 'si_fila', label: 'Si se repite en el archivo' },
];

/** For all rows: where they go, in which stage, what is done with duplicates, and whether people are told. */
export function PlanOptions({ options, mapping, onChange }: Props) {
  const own = mapping.includes('vacante') || mapping.includes('departamento') || mapping.includes('posicion');
  return (
    <Stack spacing={3}>
      <div>
        <PlaceFields
          values={{
            vacante_id: options.vacante_id ?? '',
            departamento: options.departamento ?? '',
            posicion: options.posicion ?? '',
          }}
          onChange={({ vacante_id, departamento, posicion }) =>
            onChange({
              ...(vacante_id === undefined ? {} : { vacante_id: vacante_id || null }),
              ...(departamento === undefined ? {} : { departamento: departamento || null }),
              ...(posicion === undefined ? {} : { posicion: posicion || null }),
            })
          }
        />
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {own
            ? 'Lo que diga cada fila manda sobre el departamento y la posición de aquí; una vacante elegida aquí vale para todas las filas que no nombren otra.'
            : 'Vale para todas las filas.'}
        </Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField
          select
          label="Estado de las candidaturas"
          margin="none"
          value={options.etapa}
          onChange={({ target }) => {
            const etapa = STAGES.find((stage) => stage === target.value);
            if (etapa) onChange({ etapa });
          }}
        >
          {STAGES.map((stage) => (
            <MenuItem key={stage} value={stage}>
              {STAGE_HEADING[stage]}
            </MenuItem>
          ))}
        </TextField>
        {DUPLICATES.map(({ kind, name, label }) => (
          <TextField
            key={name}
            select
            label={label}
            margin="none"
            value={options[name]}
            onChange={({ target }) => onChange({ [name]: target.value as ImportDecision })}
          >
            {importDecisionsOf(kind).map((decision) => (
              <MenuItem key={decision} value={decision}>
                {IMPORT_DECISION_LABEL[decision]}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={options.avisar} onChange={(_event, avisar) => onChange({ avisar })} />}
        label="Enviarles el email de candidatura recibida (si no, no se les escribe)"
      />
    </Stack>
  );
}
